import { keyframes, styled } from '@mui/material/styles';
import { space, token } from 'shared-ui';
import { card } from './content.ts';

const light = keyframes({ '0%, 60%, 100%': { opacity: 0.2 }, '20%': { opacity: 1 } });
const appear = keyframes({ from: { opacity: 0 } });

// Four tiles that light up in turn. It waits a moment: a poster captured earlier is there before.
const Tiles = styled('div')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2px',
  width: space(4),
  height: space(4),
  animation: `${appear} 200ms 150ms backwards`,
  '& > i': { backgroundColor: token.highlight, animation: `${light} 1.2s infinite` },
  '& > i:nth-of-type(1)': { borderRadius: '100% 0 0 0' },
  '& > i:nth-of-type(2)': { backgroundColor: token.accentText, animationDelay: '150ms' },
  '& > i:nth-of-type(3)': { backgroundColor: token.accentText, animationDelay: '450ms' },
  '& > i:nth-of-type(4)': { borderRadius: '0 0 100% 0', animationDelay: '300ms' },
});

/** A poster is being captured. */
export function Spinner() {
  return (
    <Tiles role="progressbar" aria-label={card.capturing}>
      <i />
      <i />
      <i />
      <i />
    </Tiles>
  );
}
