import { useContent, useSite } from '@mosaico/shared-types';
import { JobPage } from '../job/job-page.tsx';
import { offer } from './content.ts';
import { scene } from './scene.ts';

/** `/oferta-especialista-en-ads`: a job posting with its application survey. */
export default function AdsSpecialist() {
  const { surveys } = useSite();
  return <JobPage offer={useContent(offer)} survey={surveys.adsSpecialist} height={600} art={scene} />;
}
