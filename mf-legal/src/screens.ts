import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'appointment-policy': () => import('./appointment-policy/appointment-policy.tsx'),
} satisfies Screens<typeof pages>;
