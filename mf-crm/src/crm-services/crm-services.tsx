import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ClosingCall, PageHero, Section, Steps } from '@mosaico/shared-ui';
import { content } from './content.ts';
import { scene } from './scene.ts';
import { Services } from './services.tsx';
import styles from './crm-services.module.css';

const anchor = 'servicios';

/** `/crm-servicios`: a new CRM, support for one, or a person who sells with it. */
export default function CrmServices() {
  const { bookings } = useSite();
  const { back, booking: label, hero, services, path, closing } = useContent(content);
  const booking = (
    <BookingButton address={bookings.crm} title={label}>
      {label}
    </BookingButton>
  );
  return (
    <>
      <PageHero
        scene={scene}
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            {booking}
            <ActionLink href={`#${anchor}`} look="text">
              {hero.services}
            </ActionLink>
          </>
        }
      />
      <Section heading={services.heading} id={anchor}>
        <Services {...services} />
      </Section>
      <Section heading={path.heading} lead={path.lead}>
        <div className={styles.path}>
          <Steps items={path.steps} />
          <ActionLink to={path.faq.to} look="text">
            {path.faq.label}
          </ActionLink>
        </div>
      </Section>
      <ClosingCall scene={scene} heading={closing.heading} text={closing.text} actions={booking} />
    </>
  );
}
