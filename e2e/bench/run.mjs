import { clearSettings } from '@mosaico/platform/jest';
import { register } from 'tsx/esm/api';

clearSettings();
register();
await import('./bench.ts');
