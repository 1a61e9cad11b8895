import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, BookingButton, ChatLinkButton, ClosingCall, Remark, Section } from '@mosaico/shared-ui';
import { AllPlans } from './all-plans.tsx';
import { anchor } from './anchors.ts';
import { Care } from './care.tsx';
import { closing, content, contentBelow, copy, copyBelow } from './content.ts';
import { Start } from './start.tsx';

/** What stands below the plans, whichever is chosen, and answers nothing. */
export default function Below() {
  const { plans } = useContent(content);
  const { storeys, officeHours, requests, start } = useContent(contentBelow);
  const { agency, bookings } = useSite();
  const { comparison } = copyBelow;
  return (
    <>
      <Care requests={requests} />
      <Section heading={comparison.heading} lead={comparison.lead} id={anchor.comparison}>
        <AllPlans plans={plans} storeys={storeys} anchor={anchor.plans} />
        <Remark>{officeHours}</Remark>
      </Section>
      <Start {...start} />
      <ClosingCall
        weight="line"
        id={anchor.contact}
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>
            <BookingButton address={bookings.sales} title={copy.booking.title} look="secondary">
              {copy.booking.action}
            </BookingButton>
            <ActionLink
              href={`mailto:${agency.supportEmail}?subject=${encodeURIComponent(closing.ticket.subject)}`}
              look="text"
            >
              {closing.ticket.action}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
