import type { Screens } from 'shared-types';
import type pages from './pages.ts';

export default {
  'website-sales': () => import('./website-sales/website-sales.tsx'),
  'premium-site': () => import('./websites/premium-site.ts'),
  'corporate-site': () => import('./websites/corporate-site.ts'),
  'online-store': () => import('./websites/online-store.ts'),
  'landing-page': () => import('./websites/landing-page.ts'),
  'website-quote': () => import('./website-quote/website-quote.tsx'),
} satisfies Screens<typeof pages>;
