import { copy } from '../basics/copy.ts';
import { Check, Cross } from '../art/icons.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import styles from './check-list.module.css';

/** Props of {@link CheckList}. */
export interface CheckListProps {
  items: readonly string[];
  /** Included (default) or not included. Said by icon, by outline and in words, not by colour alone. */
  kind?: 'included' | 'excluded';
  /** Two columns where there is room. */
  columns?: 1 | 2;
}

/** What is included, or what is not. */
export function CheckList({ items, kind = 'included', columns = 1 }: CheckListProps) {
  return (
    <ul className={styles.list} role="list" data-kind={kind} data-columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <span>{kind === 'included' ? <Check size={14} /> : <Cross size={12} />}</span>
          <div>
            <VisuallyHidden>{kind === 'included' ? copy.includedItem : copy.excludedItem} </VisuallyHidden>
            {item}
          </div>
        </li>
      ))}
    </ul>
  );
}
