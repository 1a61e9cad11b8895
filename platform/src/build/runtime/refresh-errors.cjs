// Hot reload catches what a module throws while it takes the place of another: the window hears of it as of any other error.
exports.handleRuntimeError = (error) => globalThis.reportError(error);
exports.clearRuntimeErrors = () => undefined;
