import { useContent } from '@mosaico/shared-types';
import { ClosingCall } from '@mosaico/shared-ui';
import { piecesOf, useCase } from '@mosaico/shared-ui/cases';
import { common } from '../course-detail/content.ts';
import { Offer } from '../course-detail/offer.tsx';
import { Appointments } from '../course-launches/appointments.tsx';
import { contentBelow } from './content.ts';
import { Filling } from './filling.tsx';

/** The sections below the opening: the platform as it fills, and what it costs. */
export default function Below() {
  const copy = useContent(contentBelow);
  const { appointments } = useContent(common);
  const pieces = piecesOf(useCase('platforms'), 'platforms');
  return (
    <>
      <Filling {...copy.steps} />
      <Offer copy={copy} picture={pieces[copy.steps.items.length]} />
      <ClosingCall weight="line" {...copy.closing} actions={<Appointments {...appointments} />} />
    </>
  );
}
