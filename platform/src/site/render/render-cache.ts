import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RenderedPage, TableKey } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { findCached, keepCached } from '../../lib/cache.ts';
import { distFile } from '../../lib/dist.ts';
import { answerLimits, readAnswer } from './page-shape.ts';
import { resolveKey, type TableSource } from './resolve-dependencies.ts';

/** What a page has answered, or the remotes whose code it wants. Failures are not kept. */
export type CachedAnswer = { id: string } & ({ page: RenderedPage } | { wanted: readonly string[] });

/** Answers of earlier compositions, for pages that are rendered from the same. */
export interface RenderCache {
  /** The answer for a page; undefined where none is kept, where something that the page has resolved is answered otherwise now, or the kept one is damaged. */
  find(path: string): Promise<CachedAnswer | undefined>;
  /** Keeps one for later compositions, which was made of these keys. A machine that cannot write it renders the page again next time. */
  keep(answer: CachedAnswer, looked: Iterable<TableKey>): Promise<void>;
}

/** Digests of what the table and the data answer to keys. */
export function answerDigests(source: TableSource): (key: TableKey) => string {
  const known = new Map<TableKey, string>();
  return (key) => {
    let digest = known.get(key);
    if (digest === undefined) {
      // In a list, since nothing is an answer, too.
      digest = digestOf(JSON.stringify([resolveKey(source, key)])).slice(0, 16);
      known.set(key, digest);
    }
    return digest;
  };
}

/** Changes with the code that renders: the names of its parts are in it, and change with what they hold. */
const workerDigest = (): string => digestOf(readFileSync(distFile('render-worker.js'), 'utf8'));

/**
 * Answers that are kept in a folder. Each is named by all that a page cannot help but see, and by what the keys that the page has resolved
 * are answered: so a price that changes makes the pages anew that show it, and no others, and a rollback finds those of before.
 *
 * @param ingredients What the process is given besides the table, the data, the day and the path: code and configuration.
 * @param ownOf Of a path, what of the table the page gets without a key.
 * @param digestOfKey See {@link answerDigests}.
 */
export function renderCache(
  folder: string,
  ingredients: unknown,
  ownOf: (path: string) => unknown,
  digestOfKey: (key: TableKey) => string,
): RenderCache {
  const { versions, arch, env } = process;
  const all = digestOf(JSON.stringify([workerDigest(), versions, arch, env.TZ, env.LANG, ingredients]));
  const baseOf = (path: string): string => digestOf(JSON.stringify([all, path, ownOf(path)]));
  const keysFile = (base: string): string => `${base}.keys`;
  const answerFile = (base: string, keys: readonly TableKey[]): string =>
    `${digestOf(JSON.stringify([base, keys.map((key) => [key, digestOfKey(key)])]))}.answer`;
  const keysIn = async (base: string): Promise<TableKey[] | undefined> => {
    const content = await findCached(folder, keysFile(base), answerLimits.bytes);
    return content && (JSON.parse(content.toString()) as TableKey[]);
  };
  return {
    async find(path) {
      try {
        const base = baseOf(path);
        const keys = await keysIn(base);
        const content = keys && (await findCached(folder, answerFile(base, keys), answerLimits.bytes));
        const answer = content && readAnswer(content.toString());
        return answer?.id === path && !('error' in answer) ? answer : undefined;
      } catch {
        return undefined;
      }
    },
    async keep(answer, looked) {
      const base = baseOf(answer.id);
      const keys = [...new Set(looked)].sort();
      try {
        await keepCached(folder, answerFile(base, keys), Buffer.from(JSON.stringify(answer)));
        if ((await keysIn(base))?.join() !== keys.join())
          await keepCached(folder, keysFile(base), Buffer.from(JSON.stringify(keys)));
      } catch {
        // The page is rendered again next time.
      }
    },
  };
}

/** Changes with the server build of a release, which is all that a rendering process may read of it. */
export function serverDigest({ server, files }: Pick<Release, 'server' | 'files'>): string {
  const own = Object.entries(files).filter(([name]) => name.startsWith('server/'));
  return digestOf(JSON.stringify([server, own.sort(([a], [b]) => (a < b ? -1 : 1))]));
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
