// Part of every remote, in place of the federation runtime: the shell's, see federation.ts.
export default globalThis.mosaicoFederation;
