import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from 'shared-types';
import type { Composition } from './composition.ts';

/** A rendered page that was not used for so many milliseconds is dropped: a week, in which most rollbacks happen. */
const keptFor = 7 * 24 * 60 * 60 * 1_000;

/**
 * Pages rendered for earlier revisions. A page is rendered again only when something it is made of has changed, so that
 * promoting one remote does not cost more the more remotes there are.
 */
export class RenderedCache {
  constructor(private readonly folder: string) {}

  /** The page as rendered before of exactly what `composition` would render it of, if it was. */
  async get(composition: Composition, path: string): Promise<RenderedPage | undefined> {
    const file = this.fileOf(composition, path);
    const text = await readFile(join(this.folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const { page, fillers } = JSON.parse(text) as { page: RenderedPage; fillers: string[] };
    if (fillers.join() !== fillersOf(composition, page.slots).join()) return undefined;
    const now = new Date();
    await utimes(join(this.folder, file), now, now).catch(() => undefined);
    return page;
  }

  async put(composition: Composition, path: string, page: RenderedPage): Promise<void> {
    const file = this.fileOf(composition, path);
    const draft = join(this.folder, `.${randomUUID()}`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(draft, JSON.stringify({ page, fillers: fillersOf(composition, page.slots) }));
    await rename(draft, join(this.folder, file));
  }

  /** Forgets every page that has not been used for a while. */
  async forgetOld(): Promise<void> {
    const limit = Date.now() - keptFor;
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = join(this.folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: limit }));
      if (mtimeMs < limit) await rm(file, { force: true });
    }
  }

  private fileOf(composition: Composition, path: string): string {
    return `${renderingKey(composition, path)}.json`;
  }
}

/** Changes with whatever the page at `path` is rendered of, but for the releases in its slots: see {@link fillersOf}. */
export function renderingKey({ shell, remotes, revision, table }: Composition, path: string): string {
  // The not-found page has no route; it is the shell's.
  const route = table.routes.find((each) => each.path === path);
  const owner = [shell, ...remotes].find(({ workspace }) => workspace === (route ?? shell).workspace);
  return keyOf([
    shell.version,
    owner?.version,
    revision.configuration,
    // Pages may show the day of the composition.
    revision.created.slice(0, 10),
    route ?? path,
    // The shell's own pages show the table of pages.
    !route || owner === shell ? table.routes : undefined,
  ]);
}

/** The releases that fill these slots of a page. */
export function fillersOf({ remotes, table }: Composition, slots: readonly string[]): string[] {
  return slots.map((slot) => {
    const workspace = table.slots[slot];
    return `${slot}: ${workspace}@${remotes.find((remote) => remote.workspace === workspace)?.version}`;
  });
}

/** Twenty hexadecimal digits that change with the ingredients. */
export function keyOf(ingredients: unknown): string {
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex').slice(0, 20);
}
