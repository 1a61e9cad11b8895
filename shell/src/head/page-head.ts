import { headOfRoute, type PageHead, type Route, type SiteConfiguration } from '@mosaico/shared-types';
import { notFoundCopy } from '../errors/content.ts';

type Described = Pick<Route, 'path' | 'title' | 'description' | 'indexed' | 'expires'>;

/**
 * What is known of a page's head wherever its route is; without a route, of the screen in its place. The composer adds what it
 * makes of the page.
 */
export function pageHead(
  route: Described | undefined,
  site: SiteConfiguration,
  inPlace: { title: string; text: string } = notFoundCopy,
): PageHead {
  if (route) return headOfRoute(route, site);
  const { name } = site.agency;
  return { title: `${inPlace.title} | ${name}`, description: inPlace.text, siteName: name, indexed: false };
}
