import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  home: () => import('./home/home.tsx'),
} satisfies Screens<typeof pages>;
