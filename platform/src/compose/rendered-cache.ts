import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeAt, tableEntry, type TableKey } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { keyOf } from '../files/hashes.ts';
import { answersTo } from './answers.ts';
import { composerVersion } from '../site/composer-version.ts';
import type { Composition } from '../site/composition.ts';
import type { PageWithOutline } from './render-pages.ts';

/** A rendered page that was not used for so many milliseconds is dropped: a week, in which most rollbacks happen. */
const keptFor = 7 * 24 * 60 * 60 * 1_000;

/** So many answers a page is kept with: what is shown, what was before, and what another environment or a preview shows. */
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
 * price renders the pages that show it, and costs no more where there are more remotes. It is kept with the latest few answers:
 * environments of one machine may show different prices in the same code.
 */
export class RenderedCache {
  constructor(private readonly folder: string) {}

  /** The page as rendered before of exactly what `composition` would render it of, if it was. */
  async get(composition: Composition, path: string): Promise<PageWithOutline | undefined> {
    const file = this.fileOf(composition, path);
    const found = (await this.keptIn(file)).find((each) => each.answers === answersKey(composition, each.page.asked));
    if (!found) return undefined;
    const now = new Date();
    await utimes(join(this.folder, file), now, now).catch(() => undefined);
    return found.page;
  }

  async put(composition: Composition, path: string, page: PageWithOutline): Promise<void> {
    const file = this.fileOf(composition, path);
    const draft = join(this.folder, `.${randomUUID()}`);
    const answers = answersKey(composition, page.asked);
    // Another process may do the same at this moment: then one of the two pages is rendered once more, some time.
    const others = (await this.keptIn(file)).filter((each) => each.answers !== answers);
    const kept: Kept[] = [{ page, answers }, ...others].slice(0, keptAnswers);
    await mkdir(this.folder, { recursive: true });
    await writeFile(draft, JSON.stringify(kept));
    await rename(draft, join(this.folder, file));
  }

  /** Forgets every page that has not been used for a while. */
  async forgetOld(): Promise<void> {
    await forgetUnused(this.folder);
  }

  /** The page as it was rendered with one answer and another, the newest first. */
  private async keptIn(file: string): Promise<Kept[]> {
    const text = await readFile(join(this.folder, file), 'utf8').catch(() => '[]');
    return JSON.parse(text) as Kept[];
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
