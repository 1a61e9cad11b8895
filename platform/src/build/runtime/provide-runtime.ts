// Runtime plugin of Module Federation, in the shell: gives the shell's runtime to remotes, which bring none. The option
// `provideExternalRuntime` adds the same plugin as CommonJS, and with it a second copy of the whole runtime (10 kB).
export { default } from '@module-federation/inject-external-runtime-core-plugin';
