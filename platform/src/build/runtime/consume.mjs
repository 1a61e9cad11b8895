// Part of every remote, in place of the federation runtime: the shell's, see provide.mjs.
export default globalThis.mosaicoFederation;
