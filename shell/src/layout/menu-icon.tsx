import { styled } from '@mui/material/styles';
import { token } from 'shared-ui';

const Lines = styled('svg')({
  '& path': { transition: `transform ${token.fast} ${token.ease}`, transformOrigin: '50% 50%' },
  '&[data-open] path:first-of-type': { transform: 'translateY(3px) rotate(45deg)' },
  '&[data-open] path:last-of-type': { transform: 'translateY(-3px) rotate(-45deg)' },
});

/** Two lines that close into a cross. */
export function MenuIcon({ open }: { open: boolean }) {
  return (
    <Lines
      data-open={open ? '' : undefined}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 7h14" />
      <path d="M3 13h14" />
    </Lines>
  );
}
