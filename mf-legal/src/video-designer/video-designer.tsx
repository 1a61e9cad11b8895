import { styled } from '@mui/material/styles';
import { useSite, useToday } from 'shared-types';
import { StructuredData, token } from 'shared-ui';
import { jobs } from '../content/jobs.ts';
import { dateInWords, daysAfter } from '../dates.ts';
import { JobPage } from '../job/job-page.tsx';
import { dates, offer } from './content.ts';
import { jobPosting } from './job-posting.ts';

const Dates = styled('p')({ fontSize: token.sizeSmall, color: token.inkSoft });

/** `/oferta-disenador-video-ai`: a job posting that stands from today for 30 days, also to search engines. */
export default function VideoDesigner() {
  const site = useSite();
  const today = useToday();
  return (
    <>
      <StructuredData data={jobPosting(today, site)} />
      <JobPage
        offer={offer}
        survey={site.surveys.videoDesigner}
        height={600}
        dates={
          <Dates>
            {dates.posted} {dateInWords(today)}, {dates.until} {dateInWords(daysAfter(today, jobs.validDays))}
          </Dates>
        }
      />
    </>
  );
}
