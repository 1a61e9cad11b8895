import { useContent } from '@mosaico/shared-types';
import { Facts, Section } from '@mosaico/shared-ui';
import { CaseStudy } from '@mosaico/shared-ui/cases';
import { Answered } from '../website-detail/answered.tsx';
import { Apart } from '../website-detail/apart.tsx';
import { Compared } from '../website-detail/compared.tsx';
import { Included } from '../website-detail/included.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { SiteMap } from './site-map.tsx';

/** The map is the matter; then the finished site of the same business, and how one gets there. */
export default function Below() {
  const { facts, map, included, work, apart, comparison, answers } = useContent(contentBelow);
  return (
    <>
      <Section heading={map.heading} lead={map.lead} tone="tinted">
        <SiteMap branches={map.branches} />
      </Section>
      <Section>
        <Facts items={facts} />
        <Included items={included} />
      </Section>
      <CaseStudy topic="premium-sites" stories="mf-testimonials/video-testimonials" />
      <Process {...work} />
      <Answered items={answers} />
      <Compared {...comparison} />
      <Apart items={apart} />
    </>
  );
}
