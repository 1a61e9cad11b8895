import { existsSync } from 'node:fs';

// In a checkout webpack may be started by itself, without the command line.
const bundler = new URL('./bundle.mjs', import.meta.url);
if (existsSync(bundler)) await (await import(bundler.href)).bundle();

export const { app } = await import('./dist/preset.js');
