// Hot reload catches what a module throws while it takes the place of another: the window hears of it as of any other error.
exports.handleRuntimeError = (error) => globalThis.reportError(error);
// After modules have taken the place of others. The page's script for development listens: see thrown-in-page.ts.
exports.clearRuntimeErrors = () => globalThis.dispatchEvent(new Event('mosaico:refreshed'));
