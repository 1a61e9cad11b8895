import { useContent } from '@mosaico/shared-types';
import { common } from '../course-detail/content.ts';
import { Offer } from '../course-detail/course-below.tsx';
import { Appointments } from '../course-launches/appointments.tsx';
import { Calendar } from './calendar.tsx';
import { contentBelow } from './content.ts';

/** The sections below the opening: what it brings, and the days of a launch, which end with the way to one. */
export default function Below() {
  const copy = useContent(contentBelow);
  const { appointments } = useContent(common);
  return (
    <>
      <Offer copy={copy} />
      <Calendar {...copy}>
        <Appointments {...appointments} />
      </Calendar>
    </>
  );
}
