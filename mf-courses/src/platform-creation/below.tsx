import { useContent } from '@mosaico/shared-types';
import { ClosingCall } from '@mosaico/shared-ui';
import { common } from '../course-detail/content.ts';
import { Offer } from '../course-detail/course-below.tsx';
import { Appointments } from '../course-launches/appointments.tsx';
import { contentBelow } from './content.ts';
import { Filling } from './filling.tsx';

/** The sections below the opening: the platform as it fills, and what it costs. */
export default function Below() {
  const copy = useContent(contentBelow);
  const { appointments } = useContent(common);
  return (
    <>
      <Filling {...copy.steps} />
      <Offer copy={copy} />
      <ClosingCall weight="line" {...copy.closing} actions={<Appointments {...appointments} />} />
    </>
  );
}
