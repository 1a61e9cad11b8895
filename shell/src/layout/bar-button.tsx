import { styled } from '@mui/material/styles';
import { focusRing, space, token } from 'shared-ui';
import { wide } from './panel-styles.ts';

/** A button of the header that opens a panel: an icon on a phone, an outlined button where there is room for a word. */
export const BarButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.25),
  minWidth: space(6),
  height: space(6),
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: `${token.radius} ${token.radius} 20px ${token.radius}`,
  background: 'none',
  color: token.ink,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background-color ${token.fast} ${token.ease}, border-color ${token.fast} ${token.ease}`,
  '& svg': { flex: 'none' },
  '&:hover, &[aria-expanded="true"]': { backgroundColor: token.accentSoft },
  '&:focus-visible': focusRing,
  '@media (min-width: 30rem)': { paddingInline: space(1.5) },
  [wide]: { paddingInline: space(2.5), borderColor: token.outline, '&:hover': { borderColor: token.ink } },
  '@media (scripting: none)': { display: 'none' },
});
