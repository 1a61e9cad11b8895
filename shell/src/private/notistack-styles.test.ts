test('notistack, window._goober: its styles are in a constructed style sheet, and in no <style> of the document', () => {
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
