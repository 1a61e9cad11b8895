import { useContent } from '@mosaico/shared-types';
import { ClosingCall } from '@mosaico/shared-ui';
import { common } from '../course-detail/content.ts';
import { Offer } from '../course-detail/offer.tsx';
import { Appointments } from '../course-launches/appointments.tsx';
import { Calendar } from './calendar.tsx';
import { contentBelow } from './content.ts';

/** The sections below the opening: the days of a launch, what it brings at what price, and the way to one. */
export default function Below() {
  const copy = useContent(contentBelow);
  const { appointments } = useContent(common);
  return (
    <>
      <Calendar {...copy.steps} />
      <Offer copy={copy} />
      <ClosingCall weight="line" {...copy.closing} actions={<Appointments {...appointments} />} />
    </>
  );
}
