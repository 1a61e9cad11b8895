import { lastSecondOf, type PageHead, type Route, type SiteConfiguration } from '@mosaico/shared-types';
import { notFoundCopy } from '../errors/content.ts';

type Described = Pick<Route, 'path' | 'title' | 'description' | 'indexed' | 'expires'>;

/**
 * What is known of a page's head wherever its route is; without a route, of the screen in its place. The composer adds what it
 * makes of the page.
 */
export function pageHead(
  route: Described | undefined,
  { agency, timeZone }: SiteConfiguration,
  inPlace: { title: string; text: string } = notFoundCopy,
): PageHead {
  return {
    title: `${route?.title ?? inPlace.title} | ${agency.name}`,
    description: route?.description ?? inPlace.text,
    ...(route && { canonical: agency.origin + route.path }),
    siteName: agency.name,
    indexed: route?.indexed ?? false,
    ...(route?.expires && { expires: lastSecondOf(route.expires, { timeZone }) }),
  };
}
