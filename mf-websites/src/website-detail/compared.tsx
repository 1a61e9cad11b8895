import { Section } from '@mosaico/shared-ui';
import { WebsiteComparison } from '../website-comparison/website-comparison.tsx';

/** The three website plans beside each other, on the page of one of them. */
export function Compared({ heading, lead, current }: { heading: string; lead: string; current: string }) {
  return (
    <Section heading={heading} lead={lead} tone="tinted">
      <WebsiteComparison current={current} />
    </Section>
  );
}
