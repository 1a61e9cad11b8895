// Part of the shell: gives remotes the one federation runtime, which would otherwise be a part of every remote's entry
// (27 kB gzip each). Federation's own `provideExternalRuntime` bundles it a second time, as CommonJS.
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

globalThis.mosaicoFederation = {
  ...federation,
  // init() finds instances by the build's id, and would hand a remote the shell's own.
  runtime: { ...federation.runtime, init: federation.runtime.createInstance },
  // A build that exposes nothing leaves this one out.
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

/** Runs as a federation runtime plugin so that the shell's entry evaluates this file; it hooks into nothing. */
export default () => ({ name: 'mosaico-provide-runtime' });
