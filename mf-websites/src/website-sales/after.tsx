import { useContent } from '@mosaico/shared-types';
import { Facts, Section } from '@mosaico/shared-ui';
import styles from './after.module.css';
import { contentAfter } from './content.ts';
import { Reasons } from './reasons.tsx';

/** Why here: how a site is handed over, and what is promised. */
export default function After() {
  const { facts, reasons } = useContent(contentAfter);
  return (
    <Section heading={reasons.heading}>
      <div className={styles.parts}>
        <Facts items={facts} />
        <Reasons items={reasons.items} supportDays={reasons.supportDays} />
      </div>
    </Section>
  );
}
