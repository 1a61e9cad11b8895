import type { Revision } from '@mosaico/shared-types/schemas';
import { everyPage } from '../site/render/every-page.ts';
import { writePrecompressed } from '../lib/precompressed.ts';
import { render } from '../site/render/render.ts';
import { resolve, type Sources } from '../site/resolve/resolve.ts';
import { activate, composedFolder, showNewest } from '../site/sites.ts';
import { mediaFindings } from '../site/validate/media.ts';
import { isRenderable, notesOn, validate, validatePages, type Problem } from '../site/validate/validate.ts';
import { videoNotes } from '../site/validate/videos.ts';
import { contentHashes, datedContents } from '../site/write/page-contents.ts';
import { discard, write, writeEnvironmentPage } from '../site/write/write.ts';
import type { Store } from '../store/store.ts';
import { environmentDocument } from './environment-page.ts';

/** How a revision is deployed. */
export interface Deployment {
  /** Folder of the environment's compositions. */
  sites: string;
  /** What the environment shows so far: a page that says the same keeps its day. */
  before?: Revision | undefined;
  /** The revision whose addresses must go on leading somewhere, and whose videos are not new. */
  previous?: Revision | undefined;
  /** See `ResolveOptions.accepted`. */
  accepted?: Sources | undefined;
  /** What speaks against the releases themselves: they are problems like those of the site. */
  problems?: readonly Problem[];
  /** Problems that the environment shows already, and the reason given then: nobody else is kept from promoting by them. */
  forced?: Revision['forced'];
  /** Go on in spite of new problems, for this reason, which the history keeps. */
  force?: string | undefined;
}

/** A revision that is shown. */
export interface Deployed {
  revision: Revision;
  /** The folder that any static host can serve. */
  folder: string;
  /** How many were composed: none where it was composed before. */
  pages: number;
  /** What whoever deploys should know: one line each. */
  warnings: string[];
}

/**
 * Gives an environment a revision: composes its site, records it, and shows it. Throws if there are problems that are not forced,
 * or if somebody else has written a revision of that number. Then the environment stays as it was.
 */
export async function deploy(store: Store, revision: Revision, deployment: Deployment): Promise<Deployed> {
  const { sites, before, forced, force } = deployment;
  const site = await resolve(store, revision, deployment);
  const problems = [...(deployment.problems ?? []), ...validate(site)];
  if (!isRenderable(site)) refuse(problems, deployment);
  const rendering = await render(store, site);
  problems.push(...validatePages(site, rendering));
  refuse(problems, deployment);
  const { pages } = rendering;
  const contents = revision.contents ?? datedContents(contentHashes(site, pages), revision, before);
  // What was let through before, and is there still, was let through for the reason given then.
  const reason = force ?? forced?.reason;
  const recorded: Revision = {
    ...revision,
    ...(reason !== undefined && problems.length > 0 && { forced: { reason, problems } }),
    contents,
  };
  const page = await environmentDocument(store, recorded);
  const draft = await write(store, site, pages, { sites, contents, environmentPage: page });
  await store.createRevision(recorded).catch(async (error: unknown) => {
    await discard(draft);
    throw error;
  });
  await activate(store, revision.environment, draft).catch((error: unknown) => {
    throw notShown(recorded, error);
  });
  return { revision: recorded, folder: draft.folder, pages: site.table.routes.length, warnings: videoNotes(site) };
}

/**
 * Shows a recorded revision on this machine, composed here unless it is already: another machine may have made it, or a process that was
 * ended before it could show it.
 */
export async function showRecorded(store: Store, revision: Revision, sites: string): Promise<Deployed> {
  const folder = composedFolder(sites, revision);
  if (!folder) return compose(store, revision, sites);
  await tellOf(store, revision, folder);
  await showNewest(store, revision.environment, sites);
  return { revision, folder, pages: 0, warnings: [] };
}

/** A composition that is shown again, as another revision, says so on the environment's page. */
export async function tellOf(store: Store, revision: Revision, folder: string): Promise<void> {
  const page = await environmentDocument(store, revision);
  if (page !== undefined) await writePrecompressed([await writeEnvironmentPage(folder, page)]);
}

/** Composes a recorded revision and shows it, whatever today's rules say of it. Throws where a page does not prerender and nobody has forced that. */
export async function compose(store: Store, revision: Revision, sites: string): Promise<Deployed> {
  const site = await resolve(store, revision, { accepted: revision });
  const rendering = await render(store, site);
  refuse([...validate(site), ...validatePages(site, rendering)], { force: revision.forced?.reason });
  const { contents } = revision;
  const page = await environmentDocument(store, revision);
  const draft = await write(store, site, rendering.pages, { sites, contents, environmentPage: page });
  await activate(store, revision.environment, draft);
  return { revision, folder: draft.folder, pages: site.table.routes.length, warnings: videoNotes(site) };
}

/** What a check finds. */
export interface Findings {
  /** Everything that speaks against the revision. */
  problems: Problem[];
  /** What works, and should be known. */
  notes: string[];
}

/** What a deployment would be refused for. Here alone servers of others have a say: no promotion and no rollback waits for them. */
export async function check(store: Store, revision: Revision, deployment: Deployment): Promise<Findings> {
  const { site, declared } = everyPage(await resolve(store, revision, deployment), deployment.before?.releases);
  const media = await mediaFindings(store, site);
  const problems = [...(deployment.problems ?? []), ...validate(site), ...media.problems];
  if (isRenderable(site)) problems.push(...validatePages(site, await render(store, site)));
  const forced = deployment.forced?.problems ?? [];
  return {
    problems: problems.map(declared).filter((problem) => !forced.includes(problem)),
    notes: [...forced.map((each) => `known: ${each}`), ...notesOn(site), ...media.notes],
  };
}

/** Throws all problems that are neither forced now nor shown already. */
function refuse(problems: readonly Problem[], { force, forced }: Pick<Deployment, 'force' | 'forced'>): void {
  if (force !== undefined) return;
  const found = problems.filter((problem) => !forced?.problems.includes(problem));
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** What to say where a revision is recorded and its site could not be shown. */
export function notShown({ environment, revision }: Revision, error: unknown): Error {
  return new Error(
    `"${environment}" is at revision ${revision}, and this machine could not show it: ${(error as Error).message}. ` +
      'Mend that, then run the command again: it shows what is recorded.',
    { cause: error },
  );
}
