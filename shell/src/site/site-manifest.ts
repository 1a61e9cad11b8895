import {
  fetchWithStallTimeout,
  type PageBootstrapData,
  type PagesPart,
  type SiteConfiguration,
  type SiteManifest,
  type SiteTable,
} from '@mosaico/shared-types';

/** Where the composition says what it shows. */
const address = '/revision.json';

/** The source of `/revision.json` in the `RetryQueue`. */
export const siteSource = address;

/** `fetch`, as far as files of the site need it. Tests pass another. */
export type FetchPort = (
  address: string,
  init: RequestInit,
) => Promise<Pick<Response, 'ok' | 'json'> & { status?: number }>;

/** Rejects when the file does not load, or holds something else than it should, as a proxy's page does. */
async function json<Value>(
  fetch: FetchPort,
  name: string,
  failures: number,
  init: RequestInit,
  isSound: (value: Partial<Value> | null) => boolean,
): Promise<Value> {
  // Another address each time: the browser joins requests for the same one.
  const answer = await fetch(failures > 0 ? `${name}?retry=${failures}` : name, init);
  if (!answer.ok) throw new Error(`${name} does not answer.`, { cause: answer.status });
  const value = (await answer.json()) as Value;
  if (!isSound(value)) throw new Error(`${name} does not say what the site shows.`);
  return value;
}

/** Asks what the site shows at this moment. Rejects when it does not answer, or with something else. */
export const fetchSiteManifest = (fetch: FetchPort, failures = 0): Promise<SiteManifest> =>
  json(fetch, address, failures, { cache: 'no-cache' }, isSiteManifest);

/**
 * A file of the table: by its name what it must have. Rejects as {@link fetchSiteManifest} does. Nothing where the host answers that it does not
 * have the file: it has been there, and does not come again.
 */
export const fetchTablePart = (fetch: FetchPort, name: string, failures = 0): Promise<unknown> =>
  json<SiteTable & PagesPart>(fetch, name, failures, {}, (part) =>
    name.includes('/search.')
      ? Array.isArray(part) && part.every(isSearchable)
      : hasRoutes(part) && (name.includes('/pages-') ? hasPages(part) : hasFacts(part)),
  ).catch((error: Error) => {
    if (!(Number(error.cause) < 500)) throw error;
  });

/** Whether an answer has the parts without which nothing can be loaded. A proxy's page, and half an answer, have not. */
function isSiteManifest(now: Partial<SiteManifest> | null): boolean {
  const { parts } = now ?? {};
  return (
    [now?.site, now?.shell].every(isText) &&
    hasTexts(now?.remotes) &&
    hasFacts(now?.table) &&
    hasRoutes(now?.table) &&
    hasAssets(now) &&
    (!parts ||
      ([parts.table, parts.search].every(isText) &&
        [parts.pages, parts.pageless].every(areTexts) &&
        parts.pages.length > 0))
  );
}

function hasFacts(table: Partial<SiteTable> | null | undefined): boolean {
  return [table?.facts, table?.offers, table?.slots].every(isRecord);
}

function hasRoutes(of: Partial<Pick<PagesPart, 'routes'>> | null | undefined): boolean {
  const routes: unknown = of?.routes;
  return (
    Array.isArray(routes) &&
    routes.every(
      (route: unknown) =>
        isRecord(route) &&
        [route.path, route.workspace, route.page, route.title].every(isText) &&
        Array.isArray(route.aliases),
    )
  );
}

function hasPages(part: Partial<PagesPart> | null): boolean {
  return isRecord(part?.shown) && isRecord(part.loads) && hasAssets(part);
}

function hasAssets(of: Partial<Pick<SiteManifest, 'loads' | 'integrity'>> | null): boolean {
  return Object.values(of?.loads ?? {}).every(areTexts) && hasTexts(of?.integrity ?? {});
}

function isSearchable(page: unknown): boolean {
  return isRecord(page) && [page.path, page.description].every(isText) && isRecord(page.directory);
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function hasTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether this page's shell and site configuration are still those of the site, and the visitor in the page's arm of a canary: if so, its other
 * pages fit this one. A visitor comes into an arm with another tab, and stays in none without cookies.
 */
export function isOfSameSite({ shell, site, arm }: PageBootstrapData, now: SiteManifest): boolean {
  return shell === now.shell && site === now.site && arm === now.arm;
}

/** The environment's site configuration. Rejects when it does not load, or does not match the document's hash. */
export const siteConfiguration = (
  { site, integrity }: PageBootstrapData,
  failures: number,
): Promise<SiteConfiguration> =>
  json(fetchWithStallTimeout, site, failures, { integrity: integrity?.[site] ?? '' }, () => true);
