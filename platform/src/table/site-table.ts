import {
  descriptionLength,
  titleLength,
  type Route,
  type SiteConfiguration,
  type SiteTable,
} from '@mosaico/shared-types';
import { pageNameOf } from '@mosaico/shared-types/table';
import { distinct, type Problem } from '../lib/problem.ts';
import { placeIn, problemAt, type Declarations, type Place } from './declarations.ts';
import { resolveFacts } from './resolve-facts.ts';
import { resolveOffers } from './resolve-offers.ts';
import { routesOf } from './routes.ts';

/** The table of several releases, and why they do not fit together; no problems if they do. */
export interface ResolvedTable {
  table: SiteTable;
  /** All routes that releases claim, also those of which another has the path. */
  claimed: Route[];
  problems: Problem[];
}

/**
 * The table of an environment: of these releases' declarations, with every figure filled in. It is computed at composition, in a
 * tab with a version override, in development and in tests.
 */
export function siteTable(releases: readonly Declarations[], site: SiteConfiguration): ResolvedTable {
  const figures = resolveFacts(releases);
  const { facts, problems: ofFacts } = figures;
  const { offers, problems: ofOffers } = resolveOffers(releases, figures);
  const resolved = releases.map((release) => routesOf(release, figures, site));
  const claimed = resolved.flatMap(({ routes }) => routes);
  const first = new Map(claimed.map(({ path }, index) => [path, index] as const).reverse());
  // If two releases claim a path (a forced clash), the first release gets it.
  const routes = claimed.filter((route, index) => first.get(route.path) === index);
  const slots = Object.fromEntries(
    releases.flatMap(({ workspace, slots: names }) => names.map((slot) => [slot, workspace])),
  );
  const table = { routes, facts, offers, slots };
  const declared = new Set(
    releases.flatMap(({ workspace, offers: own }) => Object.keys(own).map((key) => `${workspace}/${key}`)),
  );
  return {
    table,
    claimed,
    problems: [
      ...ofFacts,
      ...ofOffers,
      ...resolved.flatMap(({ problems }) => problems),
      // Of each page, also where another has its path: all that is wrong is said at once.
      ...releases.flatMap((release) => pageProblems(release, { ...table, routes: claimed }, declared)),
      ...releases.flatMap((release) => misleading(release, { ...table, routes: claimed })),
    ],
  };
}

/** Names in a release's pages that no other release declares, and texts that are too long with their figures. */
function pageProblems(release: Declarations, { routes }: SiteTable, offers: ReadonlySet<string>): Problem[] {
  const own = routes.filter(({ workspace }) => workspace === release.workspace);
  const names = new Set(routes.map(pageNameOf));
  const problems = own.flatMap((route) => {
    const place = placeIn(release, 'pages', route.page);
    const gone = (key: string, page: string | undefined): Problem[] =>
      page === undefined || names.has(page) ? [] : [unknownPage(place, key, page)];
    const { service, sells = [], parent, clientsOnly, title, description, subject } = route;
    const list = release.pages.find(({ key }) => key === route.page)?.each;
    const entry = list !== undefined && subject !== undefined ? { list, slug: subject } : undefined;
    const named = [...(service ? [['service.offer', service.offer]] : []), ...sells.map((offer) => ['sells', offer])];
    return [
      ...gone('parent', parent),
      ...gone('clientsOnly.elsewhere', clientsOnly?.elsewhere),
      // One that is declared and came to nothing has its own problem.
      ...named.flatMap(([key = '', offer = '']) =>
        offers.has(offer)
          ? []
          : [
              problemAt(
                place,
                'unknown-offer',
                `: ${key}: no release of this mix offers ${offer}. Name another, or declare it in ${offer.split('/')[0] ?? ''}/src/offers.ts.`,
                `${key} ${offer}`,
              ),
            ],
      ),
      ...tooLong(place, 'title', title, titleLength.most, entry),
      ...tooLong(place, 'description', description, descriptionLength.most, entry),
      ...circle(place, route, routes),
    ];
  });
  // A page declared with `each` is several routes that say the same.
  return distinct(problems);
}

const unknownPage = (place: Place, key: string, page: string): Problem =>
  problemAt(
    place,
    'unknown-page',
    `: ${key}: no release of this mix has the page ${page}. Name another, or promote its remote too.`,
    `${key} ${page}`,
  );

/** An entry of a list, by whose name a page is called. */
interface Entry {
  list: string;
  slug: string;
}

/** Of an entry's page the name may be what is too long: each such entry is a problem of its own. */
function tooLong(place: Place, key: string, text: string, most: number, entry?: Entry): Problem[] {
  if (text.length <= most) return [];
  const length = `has ${text.length} characters with its figures, and may have ${most}: "${text}".`;
  return [
    entry
      ? problemAt(
          place,
          'too-long',
          `: ${key}: of "${entry.slug}" in the list "${entry.list}" it ${length} Shorten the entry's name, or the ${key}.`,
          `${key} of ${entry.slug}`,
        )
      : problemAt(place, 'too-long', `: ${key}: ${length} Shorten it.`, key),
  ];
}

function circle(place: Place, route: Route, routes: readonly Route[]): Problem[] {
  const above = [pageNameOf(route)];
  for (
    let { parent } = route;
    parent !== undefined;
    parent = routes.find((each) => pageNameOf(each) === parent)?.parent
  ) {
    if (parent === above[0])
      return [
        problemAt(
          place,
          'page-circle',
          `: parent: these pages stand above each other in a circle: ${[...above, parent].join(' → ')}.`,
        ),
      ];
    if (above.includes(parent)) return [];
    above.push(parent);
  }
  return [];
}

/** Offers for everybody that lead to a page for clients only, and to nowhere else. */
function misleading(release: Declarations, { routes }: SiteTable): Problem[] {
  return Object.entries(release.offers).flatMap(([key, { for: audience, get }]) => {
    const pages = get.flatMap((way) => ('page' in way ? [way.page as string] : []));
    const place = placeIn(release, 'offers', key);
    return pages.flatMap((page) => {
      const route = routes.find((each) => pageNameOf(each) === page);
      if (!route) return [unknownPage(place, 'get', page)];
      if (audience === 'clients' || !route.clientsOnly) return [];
      const { elsewhere } = route.clientsOnly;
      if (elsewhere !== undefined && pages.includes(elsewhere)) return [];
      const remedy =
        elsewhere === undefined ? 'Name another page' : `Offer ${elsewhere} as well, which it names for everybody else`;
      return [
        problemAt(
          place,
          'misleading-offer',
          `: get: leads prospects to ${page} (${route.path}), which is for clients only. ${remedy}.`,
          page,
        ),
      ];
    });
  });
}
