// Runtime plugin of Module Federation, in every remote. A remote is built for our site, where its files are below a path of the page's own
// origin. In a host of another origin they are where its entry has come from.
// oxlint-disable-next-line no-unused-vars -- webpack's own variable: to set it is its use.
declare let __webpack_public_path__: string;

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;
if (new URL(script).origin !== location.origin) __webpack_public_path__ = new URL('.', script).href;

/** Nothing to do later. */
export default (): { name: string } => ({ name: 'public-path' });
