import { section, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall, PageHero, Price } from '@mosaico/shared-ui';
import { content, scene } from './content.ts';

const anchor = 'servicios';
const Opening = section('static', () => import('./opening.tsx'));
const Below = section<{ id: string }>('static', () => import('./below.tsx'));

/** `/crm-servicios`: a new CRM, support for one, or a person who sells with it. */
export default function CrmServices() {
  const { bookings } = useSite();
  const { back, booking: label, hero, closing } = useContent(content);
  const booking = (
    <BookingButton address={bookings.crm} title={label}>
      {label}
    </BookingButton>
  );
  return (
    <>
      <PageHero
        picture={<Opening />}
        wide
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={hero.price} currency />}
        actions={
          <>
            {booking}
            <ActionLink href={`#${anchor}`} look="text">
              {hero.services}
            </ActionLink>
          </>
        }
      />
      <Below id={anchor} />
      <ClosingCall
        scene={scene}
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            {booking}
            <ActionLink to={closing.faq.to} look="text">
              {closing.faq.label}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
