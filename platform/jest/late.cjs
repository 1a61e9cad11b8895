// What loads when a visitor reaches for a control does not come in pages' tests, which are about what is there without. The
// design system's own tests let it come when they say.
const never = () => new Promise(() => undefined);
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : never) });
