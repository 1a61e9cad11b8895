import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useHref } from 'react-router-dom';
import { ArrowRight, space, token } from 'shared-ui';
import type { SearchEntry } from './entries.ts';
import { findMatch } from './find-match.ts';
import { MarkedText } from './marked-text.tsx';

const Option = styled('a')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(2),
  minHeight: space(8),
  padding: `${space(1.25)} ${space(2.5)} ${space(1.25)} ${space(2)}`,
  borderRadius: token.radius,
  color: token.ink,
  lineHeight: 1.35,
  textDecoration: 'none',
  '& strong, & span': { display: 'block' },
  '& strong': { fontWeight: 650 },
  '& span': { fontSize: token.sizeSmall, color: token.inkSoft, textWrap: 'balance' },
  '& > svg': { color: token.outline },
  // A tile at the start of the row: the same sign as in the menu.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: space(1),
    insetInlineStart: 0,
    width: '4px',
    borderRadius: '0 0 4px 0',
  },
  '&[aria-selected="true"]': {
    backgroundColor: token.accentSoft,
    '&::before': { backgroundColor: token.accent },
    '& > svg': { color: token.accentText, transform: 'translateX(4px)' },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& > svg': { transition: `transform ${token.fast} ${token.ease}` },
  },
});

interface SearchOptionProps {
  id: string;
  entry: SearchEntry;
  query: string;
  highlighted: boolean;
  onHover: () => void;
  onChoose: () => void;
}

/** One result. It is a link as well, so it can be opened in a new tab, and pointing at it loads its page ahead. */
export function SearchOption({ id, entry, query, highlighted, onHover, onChoose }: SearchOptionProps) {
  const href = useHref(entry.address);
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    // Not on entering: a list that the keyboard scrolls passes below a mouse that rests.
    <Option
      id={id}
      href={href}
      role="option"
      aria-selected={highlighted}
      tabIndex={-1}
      onMouseMove={onHover}
      onClick={onClick}
    >
      <div>
        <strong>
          <MarkedText text={entry.title} query={query} />
        </strong>
        <span>
          {findMatch(entry.title, query) ? entry.description : <MarkedText text={entry.description} query={query} />}
        </span>
      </div>
      <ArrowRight />
    </Option>
  );
}
