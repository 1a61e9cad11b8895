// Library: notistack 3.0.2. Symbol: `window._goober`, the element `<style>` to whose first child its own dependency goober 2.1 appends rules.
// Why: the content security policy refuses such an element, and static files have no nonce for it. This one writes a constructed style
// sheet, which the policy allows, in the layer of packages' styles. Upstream: iamhosseindhv/notistack#552.

// jsdom has no such sheets, and no policy.
if ('adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const text = {
    get data() {
      return css;
    },
    set data(next) {
      css = next;
      sheet.replaceSync(`@layer mui{${css}}`);
    },
  };
  Object.assign(window, { _goober: { parentNode: document, firstChild: text } });
}
