import { ActionLink } from '@mosaico/shared-ui';

/** What both links say. */
export interface AppointmentCopy {
  consultation: string;
  book: string;
}

/** Props of {@link Appointments}. */
interface AppointmentsProps extends AppointmentCopy {
  /** Each as wide as what they stand in, one below the other. */
  wide?: boolean;
}

/**
 * Both ways to talk about a course. The appointments are for clients only, so that the free consultation comes first
 * wherever they are offered.
 */
export function Appointments({ consultation, book, wide = false }: AppointmentsProps) {
  return (
    <>
      <ActionLink to="mf-courses/free-consultation" wide={wide}>
        {consultation}
      </ActionLink>
      <ActionLink to="mf-crm/support-appointment" look="secondary" wide={wide}>
        {book}
      </ActionLink>
    </>
  );
}
