import { headOfRoute, type PageHead, type Route, type SiteConfiguration } from '@mosaico/shared-types';
import { notFoundCopy } from '../errors/content.ts';

type Described = Pick<Route, 'path' | 'title' | 'description' | 'indexed' | 'expires'>;

/**
 * The head of a page as far as its route says it; without a route, the head of the screen that is shown in its place. The composer adds
 * picture and structured data.
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
