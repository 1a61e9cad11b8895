import { useId } from 'react';
import { ActionLink, Remark, SiteLink } from '@mosaico/shared-ui';
import { clientsOnly } from './content.ts';

/** What the links say. */
export interface AppointmentCopy {
  consultation: string;
  book: string;
}

/** The way to an appointment, which is for clients only. */
export function Appointment({ book }: Pick<AppointmentCopy, 'book'>) {
  const forWhom = useId();
  return (
    <Remark>
      <span id={forWhom}>{clientsOnly}</span>{' '}
      <SiteLink to="mf-crm/support-appointment" aria-describedby={forWhom}>
        {book}
      </SiteLink>
    </Remark>
  );
}

/** Both ways to talk about a course: the free consultation, and below it the appointments. */
export function Appointments({ consultation, book }: AppointmentCopy) {
  return (
    <>
      <ActionLink to="mf-courses/free-consultation">{consultation}</ActionLink>
      <Appointment book={book} />
    </>
  );
}
