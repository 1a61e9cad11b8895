import { styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { Check, Cross } from './icons.tsx';
import { space, token } from './tokens.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const List = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: space(1.5),
  listStyle: 'none',
  padding: 0,
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space(1.5), lineHeight: 1.45 },
  '& > li > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    width: '1.375rem',
    height: '1.375rem',
    marginBlockStart: '0.08rem',
    borderRadius: '3px 3px 9px 3px',
    color: token.accentText,
    backgroundColor: token.accentSoft,
  },
  '&[data-kind="excluded"] > li': { color: token.inkSoft },
  '&[data-kind="excluded"] > li > span:first-of-type': {
    color: token.inkSoft,
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1.5px ${token.outline}`,
  },
  '&[data-columns="2"]': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(14rem, 50% - 1.5rem)), 1fr))',
    columnGap: space(4),
  },
});

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
    <List role="list" data-kind={kind} data-columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <span>{kind === 'included' ? <Check size={14} /> : <Cross size={12} />}</span>
          <div>
            <VisuallyHidden>{kind === 'included' ? copy.includedItem : copy.excludedItem} </VisuallyHidden>
            {item}
          </div>
        </li>
      ))}
    </List>
  );
}
