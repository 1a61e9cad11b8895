import { ActionLink, CheckList, Notice, Section } from '@mosaico/shared-ui';
import type { ContentBelow } from './content.ts';
import styles from './commitments.module.css';

type CommitmentsProps = ContentBelow['commitments'] & Pick<ContentBelow, 'note'>;

/** What the agency commits itself to, what the client does, and who employs the assistant. */
export function Commitments({ heading, ours, yours, note }: CommitmentsProps) {
  return (
    <Section heading={heading}>
      <div className={styles.parts}>
        <article className={styles.party} aria-label={ours.title} data-party="ours">
          <h3>{ours.title}</h3>
          <CheckList items={ours.items} />
        </article>
        <article className={styles.party} aria-label={yours.title} data-party="yours">
          <h3>{yours.title}</h3>
          <CheckList items={yours.items} kind="plain" />
        </article>
        <Notice kind="important" title={note.title}>
          <div className={styles.conditions}>
            <p>{note.text}</p>
            <p>{note.hiring}</p>
            <ActionLink to={note.link.to} look="text">
              {note.link.label}
            </ActionLink>
          </div>
        </Notice>
      </div>
    </Section>
  );
}
