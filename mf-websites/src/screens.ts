import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'website-sales': () => import('./website-sales/website-sales.tsx'),
} satisfies Screens<typeof pages>;
