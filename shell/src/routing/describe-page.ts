import type { Route, SiteConfiguration } from '@mosaico/shared-types';
import { notFoundCopy } from '../errors/content.ts';

/** What a document's head says of a page; without a route, of the screen in its place. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute address. */
  canonical: string;
}

export function describePage(
  route: Route | undefined,
  site: SiteConfiguration,
  inPlace: { title: string; text: string } = notFoundCopy,
): PageDescription {
  return {
    title: `${route?.title ?? inPlace.title} | ${site.agency.name}`,
    description: route?.description ?? inPlace.text,
    canonical: `${site.agency.origin}${route?.path ?? '/'}`,
  };
}

/** Makes the present document's head say that. */
export function describeDocument({ title, description, canonical }: PageDescription): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
}
