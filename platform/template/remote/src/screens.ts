import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'template-page': () => import('./template-page/template-page.tsx'),
} satisfies Screens<typeof pages>;
