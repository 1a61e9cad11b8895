import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeAt, tableEntry, type TableKey } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { keyOf } from '../../lib/hashes.ts';
import { answersTo } from './answers.ts';
import { composerVersion } from '../composer-version.ts';
import type { Composition } from '../resolve/composition.ts';
import type { PageWithOutline } from './render-pages.ts';

/** A page of which nothing was used for so many milliseconds is dropped: a week, in which most rollbacks happen. */
const keptFor = 7 * 24 * 60 * 60 * 1_000;

/** So many answers a page is kept with: what is shown, what was before, and what another environment shows. */
const keptAnswers = 4;

/** A page as it was rendered with some answers. */
interface Kept {
  page: PageWithOutline;
  /** See {@link answersKey}. */
  answers: string;
}

/**
 * Pages rendered for earlier revisions. A page is rendered again only when something it is made of has changed: the code
 * that renders it, its own declaration, or an answer to something it has asked the table. So a promotion with another
 * price renders the pages that show it, and costs no more where there are more remotes. It is kept with the few answers that
 * were used last: environments of one machine may show different prices in the same code.
 */
export class RenderedCache {
  constructor(private readonly folder: string) {}

  /** The page as rendered before of exactly what `composition` would render it of, if it was. */
  async get(composition: Composition, path: string): Promise<PageWithOutline | undefined> {
    const file = this.fileOf(composition, path);
    const kept = await this.keptIn(file);
    const found = kept.find((each) => each.answers === answersKey(composition, each.page.asked));
    if (!found) return undefined;
    if (found !== kept[0]) await this.keep(file, found, kept);
    const now = new Date();
    await utimes(join(this.folder, file), now, now).catch(() => undefined);
    return found.page;
  }

  async put(composition: Composition, path: string, page: PageWithOutline): Promise<void> {
    const file = this.fileOf(composition, path);
    await mkdir(this.folder, { recursive: true });
    await this.keep(file, { page, answers: answersKey(composition, page.asked) }, await this.keptIn(file));
  }

  /** Forgets every page that has not been used for a while. */
  async forgetOld(): Promise<void> {
    await forgetUnused(this.folder);
  }

  /** The page as it was rendered with one answer and another, the one used last first. A file that cannot be read holds none. */
  private async keptIn(file: string): Promise<Kept[]> {
    try {
      return JSON.parse(await readFile(join(this.folder, file), 'utf8')) as Kept[];
    } catch {
      return [];
    }
  }

  /** Another process may do the same at this moment: then one of the two pages is rendered once more, some time. */
  private async keep(file: string, used: Kept, kept: readonly Kept[]): Promise<void> {
    const draft = join(this.folder, `.${randomUUID()}`);
    const others = kept.filter(({ answers }) => answers !== used.answers);
    await writeFile(draft, JSON.stringify([used, ...others].slice(0, keptAnswers)));
    await rename(draft, join(this.folder, file));
  }

  private fileOf(composition: Composition, path: string): string {
    // Other code reads another outline off the same page.
    return `${keyOf([composerVersion, renderingKey(composition, path)])}.json`;
  }
}

/** Removes from a cache's folder the files that have not been touched for a while. */
export async function forgetUnused(folder: string): Promise<void> {
  const limit = Date.now() - keptFor;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: limit }));
    if (mtimeMs < limit) await rm(file, { force: true });
  }
}

/** Changes with the code that renders the page at `path`, and with what that is told of it. See {@link answersKey}. */
export function renderingKey({ shell, remotes, configuration, table }: Composition, path: string): string {
  // The not-found page has no route; it is the shell's.
  const route = routeAt(table, path);
  const owner = [shell, ...remotes].find(({ workspace }) => workspace === (route ?? shell).workspace);
  return keyOf([codeOf(shell), owner && codeOf(owner), configuration.site, route ?? path]);
}

/** Changes with the answers to what a page has asked, and with the code of the remotes that fill its slots. */
export function answersKey(composition: Composition, asked: readonly TableKey[]): string {
  const fillers = fillersOf(composition, asked).map(codeOf);
  return keyOf([answersTo(composition, asked), fillers]);
}

/** The remotes that fill the slots a page has asked for. */
export function fillersOf({ remotes, table }: Composition, asked: readonly TableKey[]): Release[] {
  const names = asked.filter((key) => key.startsWith('slot:')).map((key) => tableEntry(table, key));
  return remotes.filter(({ workspace }) => names.includes(workspace));
}

const codes = new WeakMap<Release, string>();

/** Changes with the code of a release: what it declares stays out of it, so that a price is no other code. */
export function codeOf(release: Release): string {
  let code = codes.get(release);
  if (code === undefined) {
    const files = Object.entries(release.files).filter(([file]) => /^(client|server)\//.test(file));
    code = keyOf([release.workspace, files.map(([file, { sha384 }]) => [file, sha384]).sort()]);
    codes.set(release, code);
  }
  return code;
}
