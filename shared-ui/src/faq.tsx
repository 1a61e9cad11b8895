import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Plus } from './icons.tsx';
import { focusRing, space, token } from './tokens.tsx';

const List = styled('div')({
  maxWidth: '52rem',
  borderBlockEnd: `1px solid ${token.line}`,
  '& details': { borderBlockStart: `1px solid ${token.line}` },
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space(3),
    minHeight: space(8),
    paddingBlock: space(2),
    listStyle: 'none',
    fontFamily: token.display,
    fontSize: '1.1875rem',
    fontWeight: 650,
    lineHeight: 1.3,
    letterSpacing: '-0.01em',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: token.accentText },
  '& summary:focus-visible': focusRing,
  '& summary svg': { color: token.accentText, transition: `transform ${token.fast} ${token.ease}` },
  '& details[open] summary svg': { transform: 'rotate(45deg)' },
  // Without scripts nobody opens the question that a link leads to: its answer is shown, and cannot be hidden again.
  '@media (scripting: none)': {
    '@supports selector(::details-content)': {
      '& details:target::details-content': { contentVisibility: 'visible' },
      '& details:target summary svg': { display: 'none' },
    },
  },
  '& details > div': { maxWidth: token.reading, paddingBlockEnd: space(3), color: token.inkSoft },
});

/** A question visitors ask, and its answer. */
export interface Question {
  /** Anchor; unique on the page. */
  id: string;
  question: string;
  answer: ReactNode;
}

/**
 * Questions that open one at a time, and the one that a link (`#id`) leads to. The browser's own disclosure: it works
 * without scripts, and find-in-page opens the answer it finds. (Material UI's Accordion prerenders `style` attributes,
 * which the content security policy refuses.)
 */
export function Faq({ items }: { items: readonly Question[] }) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const openAsked = (): Element | undefined => {
      const id = window.location.hash.slice(1);
      const item = Array.from(list.current?.children ?? []).find((each) => each.id === id);
      if (!(item instanceof HTMLDetailsElement) || item.open) return undefined;
      item.open = true;
      return item;
    };
    // The one before it closes, and the browser has scrolled already.
    const follow = (): void => openAsked()?.scrollIntoView();
    openAsked();
    // A link followed twice changes no hash, but browsers tell of it as a state.
    const events = ['hashchange', 'popstate'];
    for (const event of events) window.addEventListener(event, follow);
    return () => {
      for (const event of events) window.removeEventListener(event, follow);
    };
  }, []);

  return (
    <List ref={list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} id={id} name={group}>
          <summary>
            {question}
            <Plus />
          </summary>
          <div>{answer}</div>
        </details>
      ))}
    </List>
  );
}
