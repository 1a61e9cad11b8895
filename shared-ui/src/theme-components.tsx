import type { Components, Theme } from '@mui/material/styles';
import { actionBase, actionLooks } from './action-styles.tsx';
import { focusRing, space, tileCorners, token } from './tokens.tsx';

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
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: space(6) },
      indicator: { height: 3, backgroundColor: token.accent },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: space(6),
        textTransform: 'none',
        fontWeight: 600,
        fontSize: token.sizeBody,
        letterSpacing: 0,
        color: token.inkSoft,
        '&.Mui-selected': { color: token.ink },
        '&:focus-visible': { ...focusRing, outlineOffset: '-3px' },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(8 12 32 / 72%)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        margin: space(2),
        borderRadius: tileCorners,
        boxShadow: token.shadowLift,
        border: `1px solid ${token.line}`,
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontFamily: token.display,
        fontSize: token.sizeHeading,
        fontWeight: 700,
        lineHeight: 1.2,
        padding: space(3),
      },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: space(3) } } },
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
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: token.ink, color: token.paper, fontSize: '0.875rem', padding: space(1.25) },
    },
  },
};
