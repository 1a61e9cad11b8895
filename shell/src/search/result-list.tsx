import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { space, token } from 'shared-ui';
import { wide } from '../layout/panel-styles.ts';
import { searchCopy } from './content.ts';
import type { SearchEntry } from './entries.ts';
import { SearchOption } from './search-option.tsx';

const List = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: `min(24rem, calc(100dvh - ${space(20)}))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space(1)} 0 ${space(2)}`,
  // Down to the end of the panel, so that a list with more below is seen to go on.
  marginBlockEnd: `calc(-1 * ${space(3)})`,
  [wide]: { padding: space(1), marginBlockEnd: 0 },
});

const Group = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  'a + &': { marginBlockStart: space(1), borderBlockStart: `1px solid ${token.line}` },
  '& > p': {
    padding: `${space(1.5)} ${space(2)} ${space(0.5)}`,
    color: token.inkSoft,
    fontSize: token.sizeSmall,
    fontWeight: 600,
    lineHeight: 1.4,
  },
  // A page's description is written for search engines: its beginning is enough here.
  '& a span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    textWrap: 'wrap',
  },
});

interface ResultListProps {
  id: string;
  list: Ref<HTMLDivElement>;
  services: readonly SearchEntry[];
  others: readonly SearchEntry[];
  query: string;
  /** Place of the highlighted result, among the services and then the others. */
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (entry: SearchEntry) => void;
}

/** Id of the result at a place in the list. */
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** The results: services first, and what else matches in a group of its own. */
export function ResultList(props: ResultListProps) {
  const { id, list, services, others, query, highlighted, onHighlight, onChoose } = props;
  const groupName = useId();
  const option = (entry: SearchEntry, index: number) => (
    <SearchOption
      key={entry.address}
      id={optionId(id, index)}
      entry={entry}
      query={query}
      highlighted={index === highlighted}
      onHover={() => onHighlight(index)}
      onChoose={() => onChoose(entry)}
    />
  );
  return (
    // The focus stays in the box while a pointer is down on the list.
    <List
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={searchCopy.results}
      onMouseDown={(event) => event.preventDefault()}
    >
      {services.map(option)}
      {others.length > 0 && (
        <Group role="group" aria-labelledby={groupName}>
          <p id={groupName} role="presentation">
            {searchCopy.others}
          </p>
          {others.map((entry, index) => option(entry, services.length + index))}
        </Group>
      )}
    </List>
  );
}

/** Scrolls the list, and nothing around it, as little as it takes to show the result at this place. */
export function scrollToResult(list: HTMLElement, index: number): void {
  const option = list.querySelectorAll<HTMLElement>('[role="option"]')[index];
  if (!option) return;
  const end = option.offsetTop + option.offsetHeight - list.clientHeight;
  // Above the first there may be its group's name.
  list.scrollTop = index === 0 ? 0 : Math.max(Math.min(list.scrollTop, option.offsetTop), end);
}
