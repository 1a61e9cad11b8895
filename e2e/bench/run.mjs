import { clearSettings } from '@mosaico/platform/jest';
import { bundle } from '../../platform/bundle.mjs';
import { register } from 'tsx/esm/api';

clearSettings();
await bundle();
register();
await import('./bench.ts');
