import { useContent } from '@mosaico/shared-types';
import { ActionLink, Notice } from '@mosaico/shared-ui';
import { rules } from './content.ts';
import styles from './rules.module.css';

/** What stopping costs, below prices. */
export function Rules() {
  const { title, items, terms } = useContent(rules);
  return (
    <div className={styles.rules}>
      <Notice kind="important" title={title}>
        {items.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
        <ActionLink to={terms.to} look="text">
          {terms.label}
        </ActionLink>
      </Notice>
    </div>
  );
}
