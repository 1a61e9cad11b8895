// Before React: it reports to what it finds when it starts.
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(globalThis);
globalThis.$RefreshReg$ = () => undefined;
globalThis.$RefreshSig$ = () => (type) => type;
