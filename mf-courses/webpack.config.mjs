import { app } from '@mosaico/platform/preset';

export default app(import.meta.dirname);
