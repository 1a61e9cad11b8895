import { useContent } from '@mosaico/shared-types';
import { Facts, Section } from '@mosaico/shared-ui';
import { CaseStudy } from '@mosaico/shared-ui/cases';
import { Answered } from '../website-detail/answered.tsx';
import { Apart } from '../website-detail/apart.tsx';
import { Included } from '../website-detail/included.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { PageWalk } from './page-walk.tsx';
import { Shares } from './shares.tsx';

/** The page is walked down like what it sells; who is to choose among bigger sites finds them elsewhere. */
export default function Below() {
  const { walk, video, facts, included, work, apart, answers } = useContent(contentBelow);
  return (
    <>
      <Section heading={walk.heading} lead={walk.lead}>
        <PageWalk parts={walk.parts} />
      </Section>
      <Section heading={video.heading} lead={video.lead} tone="tinted">
        <Shares items={video.items} />
      </Section>
      <CaseStudy topic="landing-pages" stories="mf-testimonials/video-testimonials" />
      <Process {...work} />
      <Section>
        <Facts items={facts} />
        <Included items={included} />
      </Section>
      <Answered items={answers} />
      <Apart items={apart} />
    </>
  );
}
