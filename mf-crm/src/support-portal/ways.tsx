import { Section } from '@mosaico/shared-ui';
import { ClientWork } from '../client-work/client-work.tsx';
import { QuickLinks } from './quick-links.tsx';
import { quickLinks } from './content.ts';
import styles from './quick-links.module.css';

/** Shortcuts out of the portal, beside the app as a client's students see it. */
export default function Ways() {
  return (
    <Section heading={quickLinks.heading} tone="tinted">
      <div className={styles.ways}>
        <ClientWork topic="platforms" shows={quickLinks.seenBy} />
        <QuickLinks items={quickLinks.items} />
      </div>
    </Section>
  );
}
