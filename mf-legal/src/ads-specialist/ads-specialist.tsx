import { section, useContent, useSite } from '@mosaico/shared-types';
import { JobPage } from '../job/job-page.tsx';
import { opening as otherOpening } from '../video-designer/content.ts';
import { opening } from './content.ts';

const Below = section('static', () => import('./below.tsx'));

/** `/oferta-especialista-en-ads`: a job posting with its application survey. */
export default function AdsSpecialist() {
  const { surveys } = useSite();
  const other = { to: 'mf-legal/video-designer', opening: useContent(otherOpening) } as const;
  return (
    <JobPage opening={useContent(opening)} survey={surveys.adsSpecialist} height={600} shows="reports" other={other}>
      <Below />
    </JobPage>
  );
}
