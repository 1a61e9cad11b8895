import type { PageLink } from '@mosaico/shared-types';
import { ActionLink } from '@mosaico/shared-ui';
import { Answers, type Answer } from '@mosaico/shared-ui/answers';
import styles from './before-deciding.module.css';

/** Props of {@link BeforeDeciding}. */
export interface BeforeDecidingProps {
  heading: string;
  items: readonly Answer[];
  /** The rules that the answers are from. */
  terms: { to: PageLink; label: string };
}

/** When, what the client brings, who does it, how it is paid and left, and what comes next. A part of the section that raises these questions. */
export function BeforeDeciding({ heading, items, terms }: BeforeDecidingProps) {
  return (
    <section className={styles.stack} aria-label={heading}>
      <h3>{heading}</h3>
      <Answers items={items} />
      <ActionLink to={terms.to} look="text">
        {terms.label}
      </ActionLink>
    </section>
  );
}
