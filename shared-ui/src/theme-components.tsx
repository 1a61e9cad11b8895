import type { Components, Theme } from '@mui/material/styles';
import { actionBase, actionLooks } from './action-styles.tsx';
import { focusRing, tileCorners, token } from './tokens.tsx';

/** Material UI's components with the site's own face, for the few whose behaviour pages need. */
export const componentOverrides: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: {
        ...actionBase,
        variants: [
          { props: { variant: 'contained' }, style: actionLooks.primary },
          { props: { variant: 'outlined' }, style: actionLooks.secondary },
          { props: { variant: 'text' }, style: actionLooks.text },
        ],
      },
    },
  },
  MuiLink: {
    styleOverrides: { root: { color: token.accentText, textUnderlineOffset: '0.28em', '&:focus-visible': focusRing } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: tileCorners,
        backgroundColor: token.raised,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: token.outline, borderWidth: '1.5px' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: token.accentText, borderWidth: '3px' },
      },
    },
  },
};
