import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  home: () => import('./home/home.tsx'),
  directory: () => import('./directory/directory.tsx'),
} satisfies Screens<typeof pages>;
