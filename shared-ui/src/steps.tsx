import { styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { Check } from './icons.tsx';
import { space, token } from './tokens.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))',
  gap: `${space(4)} ${space(4)}`,
  // Four steps stand in twos before they stand in a row: never three and one.
  '&[data-count="4"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (min-width: 70rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  listStyle: 'none',
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space(2.5),
    alignContent: 'start',
  },
  '& h3': { fontSize: '1.25rem', lineHeight: 1.2, paddingBlockStart: '0.45rem' },
  '& p': { gridColumn: 2, marginBlockStart: space(1), color: token.inkSoft },
});

const Number = styled('span')({
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  width: space(6),
  height: space(6),
  borderRadius: `${token.radius} ${token.radius} ${space(3)} ${token.radius}`,
  backgroundColor: token.accent,
  color: token.onAccent,
  fontFamily: token.display,
  fontSize: '1.25rem',
  fontWeight: 700,
  'li[data-state="done"] > &': { backgroundColor: token.positive, color: token.paper },
  'li[data-state="current"] > &': { backgroundColor: token.highlight, color: token.onHighlight },
  'li[data-state="next"] > &': {
    backgroundColor: 'transparent',
    color: token.inkSoft,
    boxShadow: `inset 0 0 0 1.5px ${token.outline}`,
  },
});

/** A step of a process. With `state` the list tells how far something has come. */
export interface Step {
  title: string;
  text?: string;
  state?: 'done' | 'current' | 'next';
}

/** Numbered steps in their order. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <List role="list" data-count={items.length}>
      {items.map(({ title, text, state }, index) => (
        <li key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Number aria-hidden="true">{state === 'done' ? <Check /> : index + 1}</Number>
          <h3>
            {title}
            {state === undefined ? null : <VisuallyHidden> ({copy.step[state]})</VisuallyHidden>}
          </h3>
          {text === undefined ? null : <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}
