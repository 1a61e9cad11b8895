// notistack writes its styles with goober, as the text of a <style> element, which the content security policy refuses. goober
// takes `window._goober` instead. This one writes a constructed style sheet, which the policy allows, in the layer of packages'
// styles. jsdom has no such sheets, and no policy.
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
