import {
  fetchWithStallTimeout,
  type PageBootstrapData,
  type SiteConfiguration,
  type SiteManifest,
} from '@mosaico/shared-types';

/** Where the composition says what it shows. */
const address = '/revision.json';
/** The source of `/revision.json` in the `RetryQueue`. */
export const siteSource = address;

/** Asks what the site shows at this moment. Rejects when it does not answer, or with something else. */
export async function fetchSiteManifest(
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>,
  failures = 0,
): Promise<SiteManifest> {
  // Another address each time: the browser joins requests for the same one.
  const answer = await fetch(`${address}${failures > 0 ? `?retry=${failures}` : ''}`, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} does not answer.`);
  const now = (await answer.json()) as SiteManifest;
  if (!isSiteManifest(now)) throw new Error(`${address} does not say what the site shows.`);
  return now;
}

/** Whether an answer has the parts without which nothing can be loaded. A proxy's page, and half an answer, have not. */
function isSiteManifest(now: Partial<SiteManifest> | null): boolean {
  const routes: unknown = now?.table?.routes;
  return (
    [now?.site, now?.shell].every(isText) &&
    [now?.remotes, now?.table?.facts, now?.table?.offers, now?.table?.slots].every(isRecord) &&
    Object.values(now?.remotes ?? {}).every(isText) &&
    Object.values(now?.loads ?? {}).every((files: unknown) => Array.isArray(files) && files.every(isText)) &&
    Object.values(now?.integrity ?? {}).every(isText) &&
    Array.isArray(routes) &&
    routes.every(
      (route: unknown) =>
        isRecord(route) &&
        [route.path, route.workspace, route.page, route.title].every(isText) &&
        Array.isArray(route.aliases),
    )
  );
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
export async function siteConfiguration(
  { site, integrity }: PageBootstrapData,
  failures: number,
): Promise<SiteConfiguration> {
  const address = failures > 0 ? `${site}?retry=${failures}` : site;
  const answer = await fetchWithStallTimeout(address, { integrity: integrity?.[site] ?? '' });
  if (!answer.ok) throw new Error(`${site} does not answer.`);
  return (await answer.json()) as SiteConfiguration;
}
