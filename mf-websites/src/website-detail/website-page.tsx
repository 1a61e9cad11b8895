import type { ReactNode } from 'react';
import { useContent, type FactReader } from '@mosaico/shared-types';
import { WebsiteDetail } from './website-detail.tsx';
import type { Website } from './website.ts';

/** The page of a website, for the default export of its data: a function of the figures that they show. */
export function websitePage(website: (facts: FactReader) => Website): () => ReactNode {
  return function WebsitePage() {
    return <WebsiteDetail website={useContent(website)} />;
  };
}
