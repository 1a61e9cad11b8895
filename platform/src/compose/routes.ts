import type { Route, SiteConfiguration } from 'shared-types';
import type { DeclaredPage } from '../build/declared-pages.ts';

/**
 * The routes of a workspace's pages in an environment: a page declared with `each` becomes one route for each entry of
 * the site configuration it names, and a redirect gets its address from there.
 */
export function routesOf(workspace: string, pages: readonly DeclaredPage[], site: SiteConfiguration): Route[] {
  return pages.flatMap((page) => {
    if (!page.each) return [routeOf(workspace, page, site)];
    const subjects = page.each === 'mentor' ? [site.mentor] : site.referrers;
    return subjects.map((subject) => routeOf(workspace, page, site, subject));
  });
}

function routeOf(
  workspace: string,
  { key, path, title, description, directory, aliases, indexed, redirect, embeddable }: DeclaredPage,
  site: SiteConfiguration,
  subject?: { slug: string; name: string },
): Route {
  const filled = (text: string): string =>
    subject ? text.replaceAll('{slug}', subject.slug).replaceAll('{name}', subject.name) : text;
  return {
    path: filled(path),
    title: filled(title),
    description: filled(description),
    directory: { ...directory, name: filled(directory.name) },
    aliases,
    indexed: indexed && !redirect,
    workspace,
    page: key,
    ...(subject && { subject: subject.slug }),
    ...(redirect && { redirect: addressOf(redirect, site, `${workspace} (page "${key}")`) }),
    ...(embeddable && { embeddable }),
  };
}

function addressOf(key: string, { links }: SiteConfiguration, owner: string): string {
  const address = (links as Record<string, string>)[key];
  if (!address)
    throw new Error(`${owner} redirects to links.${key}, which the site configuration does not have. Add it there.`);
  return address;
}
