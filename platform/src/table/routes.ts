import { daysAfter, type Route, type SiteConfiguration } from '@mosaico/shared-types';
import type { ListEntry } from '@mosaico/shared-types/schemas';
import { distinct, type Problem } from '../lib/problem.ts';
import { placeIn, problemAt, type Declarations, type DeclaredPage } from './declarations.ts';
import { entriesOf } from './lists.ts';
import { fillAll, goneFact, type ResolvedFacts } from './resolve-facts.ts';

/** The routes of a mix of releases, and what is wrong with how their pages are declared. */
export interface ResolvedRoutes {
  routes: Route[];
  problems: Problem[];
}

/**
 * The routes of a workspace's pages in an environment, with figures filled in. A page with `each` becomes one route for each
 * entry of the list that it names, none for an empty one. A redirect gets its address from there.
 */
export function routesOf(
  release: Pick<Declarations, 'workspace' | 'version' | 'pages'>,
  { facts, failed }: Pick<ResolvedFacts, 'facts' | 'failed'>,
  site: SiteConfiguration,
): ResolvedRoutes {
  const problems: Problem[] = [];
  const routes = release.pages.flatMap((page) => {
    const place = placeIn(release, 'pages', page.key);
    const filled = fillAll(page, (name) => {
      const text = facts[name]?.text;
      if (text === undefined && !failed.has(name)) problems.push(goneFact(name, place));
      return text ?? '—';
    });
    const address = page.redirect && (site.links as Record<string, string>)[page.redirect];
    if (page.redirect && !address)
      problems.push(
        problemAt(
          place,
          'unknown-redirect',
          ` redirects to links.${page.redirect}, which the site configuration does not have. Add it there.`,
        ),
      );
    const expires = lastDayOf(page, site, (name) => {
      if (!facts[name] && !failed.has(name)) problems.push(goneFact(name, place));
      return facts[name]?.value;
    });
    const subjects = page.each === undefined ? [undefined] : entriesOf(site, page.each);
    if (!subjects)
      problems.push(
        problemAt(
          place,
          'unknown-list',
          `: each: the site configuration declares no list "${page.each ?? ''}" whose entries have slug and name. Declare it there as lists.${page.each ?? ''}, or name another list.`,
        ),
      );
    return (subjects ?? []).map((subject) => routeOf(release.workspace, { ...filled, expires }, address, subject));
  });
  return { routes, problems: distinct(problems) };
}

/** The last day of a page as declared; nothing for one that stays. `valueOf` gives a figure by its name. */
function lastDayOf(
  { expires }: DeclaredPage,
  { jobs }: SiteConfiguration,
  valueOf: (name: string) => unknown,
): string | undefined {
  if (typeof expires !== 'object') return expires;
  const days = valueOf(expires.days);
  const { posted } = jobs[expires.job];
  return posted !== undefined && typeof days === 'number' ? daysAfter(posted, days) : undefined;
}

function routeOf(
  workspace: string,
  page: Omit<DeclaredPage, 'expires'> & { expires: string | undefined },
  redirect: string | undefined,
  subject: ListEntry | undefined,
): Route {
  const { key, indexed, embeddable, parent, footer, service, sells, search, places, clientsOnly, aliases, expires } =
    page;
  const named = (text: string): string =>
    subject ? text.replaceAll('{slug}', () => subject.slug).replaceAll('{name}', () => subject.name) : text;
  return {
    path: named(page.path),
    title: named(page.title),
    description: named(page.description),
    directory: { ...page.directory, name: named(page.directory.name) },
    aliases: aliases.map(named),
    indexed: indexed && !redirect,
    workspace,
    page: key,
    ...(expires && { expires }),
    ...(parent && { parent }),
    ...(footer && { footer }),
    ...(service && { service }),
    ...(sells && { sells }),
    ...(search && { search: { ...search, words: search.words.map(named) } }),
    ...(places && { places }),
    ...(clientsOnly && { clientsOnly }),
    ...(subject && { subject: subject.slug }),
    ...(redirect && { redirect }),
    ...(embeddable && { embeddable }),
  };
}

/** The routes as they are on a day (`2026-11-21`): a page that has expired is in no index and no list of links. */
export function routesOn(day: string, routes: readonly Route[]): Route[] {
  return routes.map((route) => {
    if (route.expires === undefined || day <= route.expires) return route;
    const lists = ['footer', 'service'];
    return {
      ...(Object.fromEntries(Object.entries(route).filter(([key]) => !lists.includes(key))) as Route),
      indexed: false,
    };
  });
}
