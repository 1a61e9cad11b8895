import type { NewestRevision, PageFacts } from 'shared-types';

/** Where below its base the composition says what it shows. */
const revisionAddress = '/revision.json';

/** Asks what the site shows at this moment. Rejects when it does not answer. */
export async function newestRevision(
  { base = '' }: Pick<PageFacts, 'base'>,
  fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>,
): Promise<NewestRevision> {
  const answer = await fetch(base + revisionAddress, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${base}${revisionAddress} does not answer.`);
  return (await answer.json()) as NewestRevision;
}

/** Whether this page's shell and table are still those of the site: if so, its newest remotes fit this page. */
export function isOfSameSite({ shell, table }: PageFacts, newest: NewestRevision): boolean {
  return shell === newest.shell && table === newest.table;
}
