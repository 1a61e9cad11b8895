// webpack loads a workspace's configuration as plain JavaScript; the preset itself is TypeScript.
import { load } from './bin/compiled.mjs';

export const { app } = /** @type {typeof import('./src/bundling/preset.ts')} */ (await load('src/bundling/preset.ts'));
