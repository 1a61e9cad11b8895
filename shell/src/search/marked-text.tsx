import { styled } from '@mui/material/styles';
import { token } from 'shared-ui';
import { findMatch } from './find-match.ts';

const Mark = styled('mark')({
  backgroundColor: token.highlightSoft,
  color: 'inherit',
  boxShadow: `0 2px 0 ${token.highlight}`,
});

/** A text with the part that matches the query marked, if one does. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const match = findMatch(text, query);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.start)}
      <Mark>{text.slice(match.start, match.end)}</Mark>
      {text.slice(match.end)}
    </>
  );
}
