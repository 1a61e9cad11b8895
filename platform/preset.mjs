// webpack loads a workspace's configuration as plain JavaScript; the preset itself is TypeScript.
import { load } from './bin/compiled.mjs';

export const { app } = /** @type {typeof import('./src/build/preset.ts')} */ (await load('src/build/preset.ts'));
