import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { Compared } from '../website-detail/compared.tsx';
import { Package } from '../website-detail/package.tsx';
import { Process } from '../website-detail/process.tsx';
import { contentBelow } from './content.ts';
import { SiteMap } from './site-map.tsx';

/** The map is the matter; then how one gets there, and what that costs and brings. */
export default function Below() {
  const { facts, map, included, work, apart, comparison, paid } = useContent(contentBelow);
  return (
    <>
      <Section heading={map.heading} lead={map.lead} tone="tinted">
        <SiteMap branches={map.branches} />
      </Section>
      <Process {...work} />
      <Package topic="premium-sites" facts={facts} included={included} paid={paid} apart={apart} />
      <Compared {...comparison} />
    </>
  );
}
