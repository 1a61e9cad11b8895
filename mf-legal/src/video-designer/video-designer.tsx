import { useSite } from '@mosaico/shared-types';
import { JobPage } from '../job/job-page.tsx';
import { offer } from './content.ts';
import { scene } from './scene.ts';

/** `/oferta-disenador-video-ai`: a job posting with its application survey. */
export default function VideoDesigner() {
  const { surveys } = useSite();
  return <JobPage offer={offer} survey={surveys.videoDesigner} height={600} art={scene} />;
}
