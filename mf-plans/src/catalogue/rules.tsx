import { ActionLink, Notice } from '@mosaico/shared-ui';
import { rules } from './content.ts';
import styles from './rules.module.css';

/** Where what stopping costs is said, below prices. */
export function Rules() {
  const { title, text, terms } = rules;
  return (
    <div className={styles.rules}>
      <Notice kind="important" title={title}>
        <p>{text}</p>
        <ActionLink to={terms.to} look="text">
          {terms.label}
        </ActionLink>
      </Notice>
    </div>
  );
}
