import { section, useContent, useSite } from '@mosaico/shared-types';
import { JobPage } from '../job/job-page.tsx';
import { opening as otherOpening } from '../ads-specialist/content.ts';
import { opening } from './content.ts';

const Below = section('static', () => import('./below.tsx'));

/** `/oferta-disenador-video-ai`: a job posting with its application survey. */
export default function VideoDesigner() {
  const { surveys } = useSite();
  const other = { to: 'mf-legal/ads-specialist', opening: useContent(otherOpening) } as const;
  return (
    <JobPage opening={useContent(opening)} survey={surveys.videoDesigner} height={600} shows="videos" other={other}>
      <Below />
    </JobPage>
  );
}
