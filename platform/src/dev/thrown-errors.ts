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
 * The error with the line of the first source in its stack. `servers` are the addresses of the workspaces' development
 * servers.
 */
export async function problemOf(
  { text, stack = '' }: ThrownError,
  servers: readonly string[],
  readMap: ReadMap = async (address) => (await fetch(address)).json(),
): Promise<Problem> {
  for (const [, script = '', line, column] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    if (!servers.some((each) => script.startsWith(each))) continue;
    // Of a build that has no maps nothing is known. One by one: the map of the shell's whole script takes a second to read.
    const map = await readMap(`${script.replace(/\?.*/, '')}.map`).catch(() => undefined);
    const file = map === undefined ? undefined : placeIn(map as SourceMapPayload, Number(line), Number(column));
    if (file !== undefined) return { file, text };
  }
  return { text };
}

/** The place in a workspace's source, relative to the root; nothing of what is installed. */
function placeIn(map: SourceMapPayload, line: number, column: number): string | undefined {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const [, workspace = '', source = ''] = /^webpack:\/\/([^/]+)\/([^?]+)/.exec(entry.originalSource) ?? [];
  const place = posix.join(workspace, source);
  return !workspace || /(^|\/)(node_modules|webpack)\//.test(place) ? undefined : `${place}:${entry.originalLine + 1}`;
}
