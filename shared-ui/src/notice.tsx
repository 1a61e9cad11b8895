import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { copy } from './copy.tsx';
import { space, token } from './tokens.tsx';

const Frame = styled('aside')({
  display: 'grid',
  gap: space(1),
  maxWidth: token.reading,
  padding: `${space(3)} ${space(3.5)}`,
  borderRadius: `${token.radius} ${token.radius} ${token.corner} ${token.radius}`,
  backgroundColor: token.accentSoft,
  color: token.ink,
  '&[data-kind="important"]': { backgroundColor: token.highlightSoft },
  '& > strong': {
    display: 'flex',
    alignItems: 'center',
    gap: space(1.25),
    fontFamily: token.display,
    fontSize: '1.1875rem',
    lineHeight: 1.25,
    letterSpacing: '-0.015em',
  },
  '& > strong::before': {
    content: '""',
    flex: 'none',
    width: '0.7em',
    height: '0.7em',
    borderRadius: '0 0 0.7em 0',
    backgroundColor: token.accentText,
  },
  '&[data-kind="important"] > strong::before': {
    backgroundColor: token.highlight,
    boxShadow: `inset 0 0 0 1.5px ${token.ink}`,
  },
});

/** Props of {@link Notice}. */
export interface NoticeProps {
  children: ReactNode;
  /** `note` (default) explains; `important` is a condition the visitor must know before buying. */
  kind?: 'note' | 'important';
  /** Default: the kind's own word. */
  title?: string;
}

/** A remark set apart from the text. */
export function Notice({ children, kind = 'note', title }: NoticeProps) {
  return (
    <Frame data-kind={kind}>
      <strong>{title ?? copy.notice[kind]}</strong>
      <div>{children}</div>
    </Frame>
  );
}
