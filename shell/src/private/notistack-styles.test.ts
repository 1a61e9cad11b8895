test('notistack 3.0.2 writes its styles by window._goober of goober, into a constructed style sheet, and none into the document', () => {
  let written = '';
  class Sheet {
    replaceSync = (css: string): void => void (written = css);
  }
  Object.assign(window, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  jest.requireActual('./notistack-styles.ts');
  jest.requireActual('notistack');
  expect(document.adoptedStyleSheets).toEqual([expect.any(Sheet)]);
  // Of its stacks.
  expect(written).toMatch(/^@layer mui\{.*z-index:1400.*\}$/s);
  expect(document.querySelector('style')).not.toBeInTheDocument();
});
