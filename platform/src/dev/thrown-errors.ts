import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import type { Problem } from './problems.ts';

/** What a page reports that it has thrown, or left unhandled. */
export interface ThrownError {
  text: string;
  stack?: string;
  /** The build of the page's document, see `SiteState`. */
  build?: string;
}

/** Gets the source map at an address; rejects where there is none. */
export type ReadMap = (address: string) => Promise<unknown>;

/**
 * The error with the line of the source that has thrown it, and those that called that. `servers` are the addresses of the
 * workspaces' development servers.
 */
export async function problemOf(
  { text, stack = '' }: ThrownError,
  servers: readonly string[],
  readMap: ReadMap = async (address) => (await fetch(address)).json(),
): Promise<Problem> {
  const frames = [...stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)];
  const places = await Promise.all(
    frames.map(async ([, script = '', line, column]) => {
      if (!servers.some((each) => script.startsWith(each))) return undefined;
      // Of a build that has no maps nothing is known.
      const map = await readMap(`${script.replace(/\?.*/, '')}.map`).catch(() => undefined);
      return map === undefined ? undefined : placeIn(map as SourceMapPayload, Number(line), Number(column));
    }),
  );
  const [file, ...callers] = [...new Set(places)].filter((place) => place !== undefined);
  const below = callers.slice(0, 5).map((place) => `\n  at ${place}`);
  return { ...(file !== undefined && { file }), text: text + below.join('') };
}

/** The place in a workspace's source, relative to the root; nothing of what is installed. */
function placeIn(map: SourceMapPayload, line: number, column: number): string | undefined {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const [, workspace = '', source = ''] = /^webpack:\/\/([^/]+)\/([^?]+)/.exec(entry.originalSource) ?? [];
  const place = posix.join(workspace, source);
  return !workspace || /(^|\/)(node_modules|webpack)\//.test(place) ? undefined : `${place}:${entry.originalLine + 1}`;
}
