import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RenderedPage } from '@mosaico/shared-types';
import type { Release } from '@mosaico/shared-types/schemas';
import { findCached, keepCached } from '../../lib/cache.ts';
import { distFile } from '../../lib/dist.ts';
import { answerLimits, readAnswer } from './page-shape.ts';

/** What a page has answered, or the remotes whose code it wants. Failures are not kept. */
export type CachedAnswer = { id: string } & ({ page: RenderedPage } | { wanted: readonly string[] });

/** Answers of earlier compositions, for pages that are rendered from the same. */
export interface RenderCache {
  /** The answer for a page; undefined where none is kept, or the kept one is damaged. */
  find(path: string): Promise<CachedAnswer | undefined>;
  /** Keeps one for later compositions. A machine that cannot write it renders the page again next time. */
  keep(answer: CachedAnswer): Promise<void>;
}

/** Changes with the code that renders: the names of its parts are in it, and change with what they hold. */
const workerDigest = (): string => digestOf(readFileSync(distFile('render-worker.js'), 'utf8'));

/**
 * Answers that are kept in a folder.
 *
 * @param ingredients Everything that the process is given besides the path: code, table, data, configuration, day.
 */
export function renderCache(folder: string, ingredients: unknown): RenderCache {
  const { versions, arch, env } = process;
  const all = digestOf(JSON.stringify([workerDigest(), versions, arch, env.TZ, env.LANG, ingredients]));
  const fileOf = (path: string): string => `${digestOf(JSON.stringify([all, path]))}.answer`;
  return {
    async find(path) {
      const content = await findCached(folder, fileOf(path), answerLimits.bytes);
      try {
        const answer = content && readAnswer(content.toString());
        return answer?.id === path && !('error' in answer) ? answer : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (answer) => keepCached(folder, fileOf(answer.id), Buffer.from(JSON.stringify(answer))).catch(() => undefined),
  };
}

/** Changes with the server build of a release, which is all that a rendering process may read of it. */
export function serverDigest({ server, files }: Pick<Release, 'server' | 'files'>): string {
  const own = Object.entries(files).filter(([name]) => name.startsWith('server/'));
  return digestOf(JSON.stringify([server, own.sort(([a], [b]) => (a < b ? -1 : 1))]));
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
