import { CheckList, Facts, Notice, Section } from '@mosaico/shared-ui';
import { copy } from './content.ts';
import { Outline } from './outline.tsx';
import type { Website } from './website.ts';
import styles from './contents.module.css';

/** What the price brings: in figures, drawn page by page, and as a list. */
export function Contents({ website: { facts, outline, included, condition } }: { website: Website }) {
  return (
    <>
      <Section>
        <Facts items={facts} />
      </Section>
      <Section heading={outline.heading} lead={outline.lead}>
        <Outline parts={outline.parts} />
        <div className={styles.included}>
          <h3>{copy.included}</h3>
          <CheckList items={included} columns={2} />
          {condition === undefined ? null : (
            <Notice kind="important" title={condition.title}>
              <p>{condition.text}</p>
            </Notice>
          )}
        </div>
      </Section>
    </>
  );
}
