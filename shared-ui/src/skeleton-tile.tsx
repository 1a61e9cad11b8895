import { keyframes, styled } from '@mui/material/styles';
import { token } from './tokens.tsx';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const Tile = styled('div')({
  width: '100%',
  borderRadius: `${token.radius} ${token.radius} ${token.corner} ${token.radius}`,
  backgroundColor: token.tileD,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '&[data-ratio="portrait"]': { aspectRatio: '9 / 16' },
  '&[data-ratio="landscape"]': { aspectRatio: '16 / 9' },
  '&[data-ratio="square"]': { aspectRatio: '1' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

/** Holds the place of something that is loading, so that nothing jumps when it arrives. Say so in words beside it. */
export function SkeletonTile({ ratio = 'portrait' }: { ratio?: 'portrait' | 'landscape' | 'square' }) {
  return <Tile aria-hidden="true" data-ratio={ratio} />;
}
