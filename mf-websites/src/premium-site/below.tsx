import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Package } from '../website-detail/package.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { SiteMap } from './site-map.tsx';

/** The map is the matter; then what one gets, and how. */
export default function Below() {
  const { map, included, work, apart, paid } = useContent(contentBelow);
  return (
    <>
      <Section heading={map.heading} lead={map.lead} tone="ink">
        <SiteMap branches={map.branches} />
      </Section>
      <Package topic="premium-sites" included={included} paid={paid} apart={apart} />
      <Process {...work} form="weeks" />
    </>
  );
}
