import { useId } from 'react';
import { ActionLink, Remark } from '@mosaico/shared-ui';

/** What both links say. */
export interface AppointmentCopy {
  consultation: string;
  book: string;
  /** For whom the second one is, where there is room to say so. */
  note?: string;
}

/**
 * Both ways to talk about a course. The appointments are for clients only, so that the free consultation comes first
 * wherever they are offered.
 */
export function Appointments({ consultation, book, note }: AppointmentCopy) {
  const forWhom = useId();
  return (
    <>
      <ActionLink to="mf-courses/free-consultation">{consultation}</ActionLink>
      <ActionLink
        to="mf-crm/support-appointment"
        look="secondary"
        {...(note === undefined ? {} : { describedBy: forWhom })}
      >
        {book}
      </ActionLink>
      {note === undefined ? null : <Remark id={forWhom}>{note}</Remark>}
    </>
  );
}
