import type { ReactNode } from 'react';
import { WebsiteDetail } from './website-detail.tsx';
import type { Website } from './website.ts';

/** The page of a website, for the default export of its data. */
export function websitePage(website: Website): () => ReactNode {
  return function WebsitePage() {
    return <WebsiteDetail website={website} />;
  };
}
