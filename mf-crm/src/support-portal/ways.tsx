import { Section } from '@mosaico/shared-ui';
import { Channels } from './channels.tsx';
import { QuickLinks } from './quick-links.tsx';
import { channels, quickLinks } from './content.ts';

/** How to reach the team, and shortcuts out of the portal. `ticket` is the anchor of the ticket form. */
export default function Ways({ ticket }: { ticket: string }) {
  return (
    <>
      <Section heading={channels.heading}>
        <Channels ticket={ticket} />
      </Section>
      <Section heading={quickLinks.heading} tone="tinted">
        <QuickLinks items={quickLinks.items} />
      </Section>
    </>
  );
}
