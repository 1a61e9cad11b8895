import { keyframes, styled } from '@mui/material/styles';
import type { ToastType } from 'shared-types';
import { Alert, Check, Cross, Info, space, token } from 'shared-ui';

const lay = keyframes({ '0%, 60%, 100%': { opacity: 0.25 }, '20%, 40%': { opacity: 1 } });

// A tile of the mosaic: its colour says the type, and so does what is drawn on it.
const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: space(4.5),
  height: space(4.5),
  borderRadius: `${token.radius} ${token.radius} ${space(1.75)} ${token.radius}`,
  backgroundColor: token.tileD,
  color: token.ink,
  '&[data-type="success"]': { backgroundColor: token.positive, color: token.onAccent },
  '&[data-type="info"]': { backgroundColor: token.tileE, color: token.onAccent },
  '&[data-type="warning"]': { backgroundColor: token.caution, color: token.onAccent },
  '&[data-type="error"]': { backgroundColor: token.negative, color: token.onAccent },
});

// Four small tiles, laid one after the other; without motion, a mosaic half laid.
const Laying = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: '2px',
  width: space(2.5),
  height: space(2.5),
  '& > span': {
    borderRadius: '1px',
    backgroundColor: token.highlight,
    animation: `${lay} 1.4s ${token.ease} infinite`,
  },
  '& > :nth-of-type(2)': { animationDelay: '0.2s' },
  '& > :nth-of-type(4)': { animationDelay: '0.4s' },
  '& > :nth-of-type(3)': { animationDelay: '0.6s' },
  '@media (prefers-reduced-motion: reduce)': { '& > :nth-of-type(3)': { opacity: 0.25 } },
});

const drawings = {
  default: null,
  success: <Check />,
  info: <Info size={28} />,
  warning: <Alert size={28} />,
  error: <Cross />,
  loading: (
    <Laying>
      <span />
      <span />
      <span />
      <span />
    </Laying>
  ),
} as const satisfies Record<ToastType, unknown>;

/** What kind of toast it is. Decoration: the words say it too. A default toast has none. */
export function TypeMark({ type }: { type: ToastType }) {
  return (
    drawings[type] && (
      <Tile data-type={type} aria-hidden="true">
        {drawings[type]}
      </Tile>
    )
  );
}
