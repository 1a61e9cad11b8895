import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { WebsiteComparison } from '../website-comparison/website-comparison.tsx';
import { contentBelow } from './content.ts';
import { FinishedSites } from './finished-sites.tsx';

/** What each kind of site looks like when it is finished, and how three of them differ. */
export default function Below() {
  const { finished, comparison } = useContent(contentBelow);
  return (
    <>
      <FinishedSites {...finished} />
      <Section heading={comparison.heading} lead={comparison.lead}>
        <WebsiteComparison marked={comparison.marked} />
      </Section>
    </>
  );
}
