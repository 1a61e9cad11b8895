import { ActionLink } from '@mosaico/shared-ui';

/** What both links say. */
export interface AppointmentCopy {
  consultation: string;
  book: string;
}

/**
 * Both ways to talk about a course. The appointments are for clients only, so that the free consultation comes first
 * wherever they are offered.
 */
export function Appointments({ consultation, book }: AppointmentCopy) {
  return (
    <>
      <ActionLink to="mf-courses/free-consultation">{consultation}</ActionLink>
      <ActionLink to="mf-crm/support-appointment" look="secondary">
        {book}
      </ActionLink>
    </>
  );
}
