import { copy } from '../basics/copy.ts';
import { Check, Cross } from '../art/icons.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import styles from './check-list.module.css';

/** Props of {@link CheckList}. */
export interface CheckListProps {
  items: readonly string[];
  /**
   * Included (default) or not included. Icon, outline and words say it, not colour alone. `plain`: of things that nobody buys,
   * with no word before them.
   */
  kind?: 'included' | 'excluded' | 'plain';
  /** Two columns where there is room. */
  columns?: 1 | 2;
}

const saidBefore = { included: copy.includedItem, excluded: copy.excludedItem, plain: undefined };

/** What is included, or what is not. */
export function CheckList({ items, kind = 'included', columns = 1 }: CheckListProps) {
  return (
    <ul className={styles.list} role="list" data-kind={kind} data-columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <span>{kind === 'excluded' ? <Cross size={12} /> : <Check size={14} />}</span>
          <div>
            {saidBefore[kind] === undefined ? null : <VisuallyHidden>{saidBefore[kind]} </VisuallyHidden>}
            {item}
          </div>
        </li>
      ))}
    </ul>
  );
}
