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

/** `fetch`, as far as files of the site need it. Tests pass another. */
export type FetchPort = (
  address: string,
  init: RequestInit,
) => Promise<Pick<Response, 'ok' | 'json'> & { status?: number }>;

/** The value of a JSON file. Rejects when it does not load, or holds something else than it should, as a proxy's page does. */
export async function json<Value>(
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

/**
 * Asks what the site shows at this moment. Rejects when it does not answer, or with something else. What it says of its table is checked by the code
 * that reads it: see `TableFiles`.
 */
export const fetchSiteManifest = (fetch: FetchPort, failures = 0): Promise<SiteManifest> =>
  json(fetch, address, failures, { cache: 'no-cache' }, (now) =>
    [now?.site, now?.shell, ...Object.values(now?.remotes ?? [undefined])].every(isText),
  );

function isText(value: unknown): value is string {
  return typeof value === 'string';
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
