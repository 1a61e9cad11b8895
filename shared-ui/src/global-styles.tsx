import { Global } from '@emotion/react';
import { noticeId } from 'shared-types';
import { backdrop, cssVarPrefix, focusRing, space, tileCorners, token } from './tokens.tsx';

const printed = {
  'text-primary': '#000',
  'text-secondary': '#333',
  'background-default': '#fff',
  'background-paper': '#fff',
  divider: '#999',
  'surface-tinted': '#fff',
  'surface-accent': '#eee',
  'surface-highlight': '#eee',
  'surface-accentText': '#000',
};

const styles = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'light dark',
    textSizeAdjust: '100%',
    scrollBehavior: 'smooth',
    scrollPaddingTop: token.anchorOffset,
  },
  body: {
    margin: 0,
    minHeight: '100vh',
    backgroundColor: token.paper,
    color: token.ink,
    fontFamily: token.text,
    fontSize: token.sizeBody,
    lineHeight: 1.6,
    fontSynthesis: 'none',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': {
    margin: 0,
    fontFamily: token.display,
    fontWeight: 700,
    lineHeight: 1.08,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
  },
  'p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  'p, li, dd': { textWrap: 'pretty' },
  'ul, ol': { paddingInlineStart: '1.25em' },
  // Safari takes a list without markers for no list unless told.
  'ul[role="list"], ol[role="list"]': { listStyle: 'none', padding: 0 },
  'img, svg, video, iframe': { display: 'block', maxWidth: '100%' },
  'button, input, textarea, select': { font: 'inherit' },
  button: { color: 'inherit' },
  // Not inherited: Chromium may leave that as it was for a while when the colour scheme changes.
  'input, textarea, select': { color: token.ink },
  a: { color: token.accentText, textUnderlineOffset: '0.28em' },
  ':focus-visible': focusRing,
  // What the document says of itself: see "Guard" in shared-types.
  [`#${noticeId}`]: {
    position: 'fixed',
    insetBlockEnd: `max(${space(1)}, env(safe-area-inset-bottom))`,
    insetInline: 0,
    zIndex: 25,
    width: 'fit-content',
    // Whatever does not work, the chat at the window's edge can be reached.
    maxWidth: `min(44rem, 100vw - 2 * (max(${space(3)}, min(${token.gutter}, ${space(5)})) + ${space(0.5)}))`,
    marginInline: 'auto',
    paddingBlock: space(1.5),
    paddingInline: space(2),
    borderRadius: tileCorners,
    backgroundColor: token.ink,
    color: token.paper,
    fontSize: token.sizeSmall,
    lineHeight: 1.4,
  },
  [`#${noticeId}:empty`]: { padding: 0 },
  '::selection': { backgroundColor: token.highlight, color: token.onHighlight },
  // The next page fades in over the one before, and can be used meanwhile.
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    animationDuration: token.fast,
    animationTimingFunction: token.ease,
  },
  '::view-transition': { pointerEvents: 'none' },
  // The page waits behind a dialog, and does not widen by its scrollbar. The gutter is as dim as the rest.
  'html:has(dialog[open])': {
    overflow: 'hidden',
    backgroundColor: `color-mix(in srgb, ${token.paper} 38%, ${backdrop})`,
  },
  'html[data-scrollbar]:has(dialog[open])': { scrollbarGutter: 'stable' },
  '@media (prefers-reduced-motion: reduce)': {
    html: { scrollBehavior: 'auto' },
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // However short, it would let every property of every element come a frame later than what it depends on.
      transition: 'none !important',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animation: 'none !important' },
  },
  '@media print': {
    [`#${noticeId}`]: { display: 'none' },
    // Paper is white whatever scheme the screen has; `html:root` outranks the theme's own declarations.
    'html:root': Object.fromEntries(
      Object.entries(printed).map(([name, value]) => [`--${cssVarPrefix}-palette-${name}`, value]),
    ),
    body: { backgroundColor: '#fff', color: '#000', fontSize: '11pt' },
    '[data-no-print]': { display: 'none' },
  },
} as const;

/** Resets and what holds for every page. The shell renders it once; `fontFaces` is the result of `fontFaces()`. */
export function GlobalStyles({ fontFaces }: { fontFaces?: string }) {
  return (
    <>
      {fontFaces === undefined ? null : <Global styles={fontFaces} />}
      <Global styles={styles} />
    </>
  );
}
