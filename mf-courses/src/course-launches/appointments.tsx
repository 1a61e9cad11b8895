import { useId } from 'react';
import { ActionLink, Remark, SiteLink } from '@mosaico/shared-ui';
import { clientsOnly } from './content.ts';

/** What both links say. */
export interface AppointmentCopy {
  consultation: string;
  book: string;
}

/** Both ways to talk about a course: the free consultation, and below it the appointments, which are for clients only. */
export function Appointments({ consultation, book }: AppointmentCopy) {
  const forWhom = useId();
  return (
    <>
      <ActionLink to="mf-courses/free-consultation">{consultation}</ActionLink>
      <Remark>
        <span id={forWhom}>{clientsOnly}</span>{' '}
        <SiteLink to="mf-crm/support-appointment" aria-describedby={forWhom}>
          {book}
        </SiteLink>
      </Remark>
    </>
  );
}
