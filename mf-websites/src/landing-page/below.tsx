import { useContent, useSite } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Package } from '../website-detail/package.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { PageWalk } from './page-walk.tsx';
import { Shares } from './shares.tsx';

/** The page is walked down like what it sells; the last word is on its video: who makes it, only the owner says. */
export default function Below() {
  const { walk, video, included, work, apart, paid } = useContent(contentBelow);
  const { landingVideo = video.agreed } = useSite().conditions;
  return (
    <>
      <Section heading={walk.heading} lead={walk.lead}>
        <PageWalk parts={walk.parts} />
      </Section>
      <Package topic="landing-pages" included={included} paid={paid} apart={apart} />
      <Process {...work} form="line" />
      <Section heading={video.heading} lead={`${video.lead} ${landingVideo}`} tone="tinted">
        <Shares items={video.items} />
      </Section>
    </>
  );
}
