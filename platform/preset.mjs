// webpack loads a workspace's configuration as plain JavaScript; the preset itself is TypeScript.
import { register } from 'tsx/esm/api';

register();
export const { app } = await import('./src/bundling/preset.ts');
