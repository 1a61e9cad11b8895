import { useContent } from '@mosaico/shared-types';
import { ActionLink, Facts, Section } from '@mosaico/shared-ui';
import { Answers } from '@mosaico/shared-ui/answers';
import { copyBelow } from '../website-detail/content.ts';
import styles from './after.module.css';
import { contentAfter } from './content.ts';
import { Reasons } from './reasons.tsx';

/** Why here: how a site is handed over, what is promised, and what is asked of it. */
export default function After() {
  const { facts, reasons, answers } = useContent(contentAfter);
  return (
    <Section heading={reasons.heading}>
      <div className={styles.parts}>
        <Facts items={facts} />
        <Reasons items={reasons.items} supportDays={reasons.supportDays} />
        <Answers items={answers} />
        <ActionLink to={copyBelow.terms.to} look="text">
          {copyBelow.terms.label}
        </ActionLink>
      </div>
    </Section>
  );
}
