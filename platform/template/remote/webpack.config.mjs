import { app } from 'platform/preset';

export default app(import.meta.dirname);
