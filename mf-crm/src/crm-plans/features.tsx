import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { Dialog, focusRing, Plus, space, token, VisuallyHidden } from 'shared-ui';
import { FeatureIcon } from './feature-icon.tsx';
import type { Feature } from './features.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  columnGap: space(4),
  listStyle: 'none',
  padding: 0,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space(2),
    minHeight: space(10),
    paddingBlock: space(1.5),
    borderBlockStart: `1px solid ${token.line}`,
    fontWeight: 600,
    lineHeight: 1.35,
  },
});

// The button covers its row.
const More = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: space(4),
  height: space(4),
  border: 0,
  background: 'none',
  color: token.accentText,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius },
  '&:hover::after': { backgroundColor: `color-mix(in srgb, ${token.accentText} 6%, transparent)` },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing,
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

const Lines = styled('ul')({
  display: 'grid',
  gap: space(1.25),
  paddingInlineStart: '1.1em',
  fontWeight: 400,
  '& ::marker': { content: '"▪  "', color: token.accentText },
  // Without scripts, and on paper, nothing opens: the details stand below their feature.
  'li > div > &': {
    marginBlockStart: space(1),
    gap: space(0.5),
    color: token.inkSoft,
    '@media screen and (scripting: enabled)': { display: 'none' },
  },
});

function Details({ lines }: { lines: readonly string[] }) {
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}

/** What a plan brings, row by row; a row with details opens them in a dialog. */
export function Features({ items, label }: { items: readonly Feature[]; label: string }) {
  const [shown, show] = useState<Feature>();
  return (
    <>
      <List role="list">
        {items.map((feature) => (
          <li key={feature.title}>
            <FeatureIcon name={feature.icon} />
            <div>
              {feature.title}
              {feature.details === undefined ? null : <Details lines={feature.details} />}
            </div>
            {feature.details === undefined ? null : (
              <More type="button" aria-haspopup="dialog" onClick={() => show(feature)}>
                <Plus size={18} />
                <VisuallyHidden>
                  {label}: {feature.title}
                </VisuallyHidden>
              </More>
            )}
          </li>
        ))}
      </List>
      <Dialog open={shown !== undefined} onClose={() => show(undefined)} title={shown?.title ?? label}>
        {shown?.details === undefined ? null : <Details lines={shown.details} />}
      </Dialog>
    </>
  );
}
