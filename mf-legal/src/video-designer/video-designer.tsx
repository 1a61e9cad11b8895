import { useSite } from '@mosaico/shared-types';
import { StructuredData } from '@mosaico/shared-ui';
import { JobPage } from '../job/job-page.tsx';
import { usePosting } from '../job/use-posting.ts';
import { offer } from './content.ts';
import { jobPosting } from './job-posting.ts';

/** `/oferta-disenador-video-ai`: a job posting, also to search engines. */
export default function VideoDesigner() {
  const site = useSite();
  return (
    <>
      <StructuredData data={jobPosting(usePosting(), site)} />
      <JobPage offer={offer} survey={site.surveys.videoDesigner} height={600} />
    </>
  );
}
