import { styled } from '@mui/material/styles';
import { useSite } from 'shared-types';
import { ArrowOut, copy, focusRing, space, tileCorners, token, VisuallyHidden } from 'shared-ui';
import type { QuickLink } from './content.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
  gap: space(1),
});

const Item = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: `${space(0.75)} ${space(2)}`,
  minHeight: '9rem',
  padding: space(2.5),
  backgroundColor: token.raised,
  borderRadius: tileCorners,
  boxShadow: token.shadow,
  '& h3': { fontSize: '1.1875rem', lineHeight: 1.2 },
  '& p': { gridColumn: '1 / -1', color: token.inkSoft, fontSize: token.sizeSmall },
  '&:has(a:focus-visible)': focusRing,
});

const Cover = styled('a')({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  'li:hover &': { color: token.accentText },
});

const Status = styled('p')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  'li > &': { color: token.positive, fontWeight: 600 },
  '&::before': { content: '""', width: '0.6em', height: '0.6em', borderRadius: '50%', backgroundColor: 'currentColor' },
});

/** Shortcuts out of the portal; the whole tile leads there. */
export function QuickLinks({ items }: { items: readonly QuickLink[] }) {
  const { support } = useSite();
  return (
    <List role="list">
      {items.map(({ key, title, text, status }) => (
        <Item key={key}>
          <h3>
            <Cover href={support[key]} target="_blank" rel="noopener noreferrer">
              {title}
              <VisuallyHidden> {copy.externalHint}</VisuallyHidden>
            </Cover>
          </h3>
          <ArrowOut size={18} />
          <p>{text}</p>
          {status === undefined ? null : <Status>{status}</Status>}
        </Item>
      ))}
    </List>
  );
}
