// Library: react-dom 19.3. Symbol: `suppressHydrationWarning` with an empty `dangerouslySetInnerHTML`.
// Why: hydration keeps the HTML in such an element, whatever `__html` says. So a static section needs neither its code nor its words in the
// browser. React documents that it does not patch such differences, not that it never will. It lives in the shell, which renders sections.
// Upstream: facebook/react#32975.

/** Props of an element whose prerendered HTML stays, unread, when React hydrates it. Where React renders it anew, it is empty. */
export const keptHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
