import { Section } from '@mosaico/shared-ui';
import { QuickLinks } from './quick-links.tsx';
import { quickLinks } from './content.ts';

/** Shortcuts out of the portal. */
export default function Ways() {
  return (
    <Section heading={quickLinks.heading} tone="tinted">
      <QuickLinks items={quickLinks.items} />
    </Section>
  );
}
