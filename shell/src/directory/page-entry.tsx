import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useSite, type Route } from 'shared-types';
import { ActionLink, CopyButton, space, token, useHydrated, VisuallyHidden } from 'shared-ui';
import { directory } from './content.ts';

const Entry = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(0.5)} ${space(4)}`,
  paddingBlock: space(2.25),
  borderBlockStart: `1px solid ${token.line}`,
  '& > p': { maxWidth: '62ch', color: token.inkSoft, fontSize: token.sizeSmall, lineHeight: 1.5 },
  '@media (min-width: 48rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > div:last-of-type': { gridColumn: 2, gridRow: '1 / 3' },
  },
  '@media (min-width: 75rem)': {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) auto',
    '& > div:last-of-type': { gridColumn: 3, gridRow: 1 },
  },
});

const Name = styled('div')({
  '& > h3': { fontSize: '1.1875rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
  '& > h3 > a': { color: token.ink, textDecorationColor: 'transparent' },
  '& > h3 > a:hover': { color: token.accentText, textDecorationColor: 'currentColor' },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space(1.5),
    color: token.inkSoft,
    fontSize: '0.875rem',
    lineHeight: 1.6,
  },
  '& code': {
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    color: token.accentText,
    overflowWrap: 'anywhere',
  },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  '&& > [data-look]': { minHeight: space(5), padding: 0, fontSize: token.sizeSmall },
  '@media (min-width: 48rem)': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    width: space(18),
    '&& > [data-look]': { minHeight: space(4) },
  },
  '@media (scripting: none)': { '& > button': { display: 'none' } },
  '@media print': { display: 'none' },
});

/** A page of the site: what it is called, where it is, what it is about, and what to do with it. */
export function PageEntry({ route: { path, description, directory: entry } }: { route: Route }) {
  const { agency } = useSite();
  // The visitor's own address of the site: what they see is what they share.
  const origin = useHydrated() ? window.location.origin : agency.origin;
  const { copy, open, done, refused } = directory.entry;
  return (
    <Entry>
      <Name>
        <h3>
          <Link to={path}>{entry.name}</Link>
        </h3>
        <p>
          <code>{path}</code>
          <span>{entry.category}</span>
        </p>
      </Name>
      <p>{description}</p>
      <Actions role="group" aria-label={entry.name}>
        <CopyButton text={origin + path} label={copy} done={done} refused={refused} look="text" />
        <ActionLink href={path} look="text">
          {open}
          <VisuallyHidden> {entry.name}</VisuallyHidden>
        </ActionLink>
      </Actions>
    </Entry>
  );
}
