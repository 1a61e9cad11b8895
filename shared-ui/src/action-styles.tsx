import { focusRing, space, token } from './tokens.tsx';

/** How a call to action looks: the main one, its alternative, or a link in text. */
export type ActionLook = 'primary' | 'secondary' | 'text';

/** Styles of every button of the site, whatever element it is. The theme gives them to Material UI's Button as well. */
export const actionBase = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1.25),
  minHeight: space(6.5),
  minWidth: 0,
  padding: `${space(1.25)} ${space(3)}`,
  border: '1.5px solid transparent',
  borderRadius: `${token.radius} ${token.radius} 20px ${token.radius}`,
  fontFamily: token.text,
  fontSize: token.sizeBody,
  fontWeight: 600,
  lineHeight: 1.25,
  letterSpacing: '-0.005em',
  textAlign: 'center',
  textDecoration: 'none',
  textTransform: 'none',
  cursor: 'pointer',
  boxShadow: 'none',
  transition: `background-color ${token.fast} ${token.ease}, border-color ${token.fast} ${token.ease}, color ${token.fast} ${token.ease}`,
  '& svg': { flex: 'none', transition: `transform ${token.fast} ${token.ease}` },
  '&:hover svg': { transform: 'translateX(3px)' },
  '&:focus-visible': focusRing,
} as const;

/** What sets each look apart. */
export const actionLooks = {
  primary: {
    backgroundColor: token.accent,
    color: token.onAccent,
    '&:hover': { backgroundColor: token.accentHover, boxShadow: 'none' },
  },
  secondary: {
    backgroundColor: 'transparent',
    borderColor: token.outline,
    color: token.ink,
    '&:hover': { borderColor: token.ink, backgroundColor: token.accentSoft },
  },
  text: {
    minHeight: space(5.5),
    padding: `${space(1)} 0`,
    border: 0,
    color: token.accentText,
    textAlign: 'start',
    justifyContent: 'flex-start',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.28em',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    '&:hover': { textDecorationColor: 'currentColor', backgroundColor: 'transparent' },
  },
} as const;

/** Selectors by which one styled element takes any look: `data-look="primary"`. */
export const actionStyles = {
  ...actionBase,
  '&[data-look="primary"]': actionLooks.primary,
  '&[data-look="secondary"]': actionLooks.secondary,
  '&[data-look="text"]': actionLooks.text,
  '&[data-wide]': { width: '100%' },
} as const;
