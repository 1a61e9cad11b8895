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

/**
 * The error with the line of the first source in its stack. `servers` are the addresses of the workspaces' development
 * servers.
 */
export async function problemOf({ text, stack = '' }: ThrownError, servers: readonly string[]): Promise<Problem> {
  for (const [, script = '', line, column] of stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    if (!servers.some((each) => script.startsWith(each))) continue;
    // Of a build that has no maps nothing is known. One by one: the map of the shell's whole script takes a second to read.
    const map = await fetch(`${script.replace(/\?.*/, '')}.map`).then(
      async (answer) => (answer.ok ? ((await answer.json()) as SourceMapPayload) : undefined),
      () => undefined,
    );
    const file = map && placeIn(map, Number(line), Number(column));
    if (file) return { file, text };
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
