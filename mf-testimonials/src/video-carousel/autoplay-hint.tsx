import { styled } from '@mui/material/styles';
import { space, token } from 'shared-ui';
import { hint } from '../testimonials/content.ts';

const Line = styled('p')({
  marginBlockEnd: space(3),
  fontSize: token.sizeSmall,
  color: token.inkSoft,
  // Where nothing moves by itself, it would not be true.
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
});

/** Says that the carousel moves by itself, and how to stop it. */
export function AutoplayHint() {
  return <Line>{hint}</Line>;
}
