import type { PageFacts, SiteNow } from 'shared-types';

/** Where below its base the composition says what it shows. */
const address = '/revision.json';

/** Asks what the site shows at this moment. Rejects when it does not answer. */
export async function siteNow(
  { base = '' }: Pick<PageFacts, 'base'>,
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>,
): Promise<SiteNow> {
  const answer = await fetch(base + address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${base}${address} does not answer.`);
  return (await answer.json()) as SiteNow;
}

/** Whether this page's shell and site configuration are still those of the site: if so, its other pages fit this one. */
export function isOfSameSite({ shell, site }: PageFacts, now: SiteNow): boolean {
  return shell === now.shell && site === now.site;
}
