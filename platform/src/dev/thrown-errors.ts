import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import { bytesAtMost } from '../lib/bounds.ts';
import type { Problem } from './problems.ts';

/** What a page reports that it has thrown, or left unhandled. */
export interface ThrownError {
  text: string;
  stack?: string;
  /** The build of the page's document, see `SiteState`. */
  build?: string;
}

/** Bounds of what a page's stack and the development servers' maps may take. */
export const mapLimits = {
  /** Characters of a stack that are read. */
  stack: 20_000,
  /** Scripts of one stack whose maps are requested. */
  scripts: 20,
  /** Bytes of one map. */
  bytes: 64 * 1024 * 1024,
  /** Milliseconds for all maps of one error. */
  ms: 10_000,
};

/**
 * The error with the line of the first source in its stack; without a line where no map within {@link mapLimits} has it. Never rejects.
 * `servers` are the addresses of the workspaces' development servers; `limits` are others in tests.
 */
export async function problemOf(
  { text, stack = '' }: ThrownError,
  servers: readonly string[],
  limits: typeof mapLimits = mapLimits,
): Promise<Problem> {
  const signal = AbortSignal.timeout(limits.ms);
  const asked = new Map<string, SourceMapPayload | undefined>();
  for (const [, script = '', line, column] of stack
    .slice(0, limits.stack)
    .matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)) {
    if (!servers.some((each) => script.startsWith(each))) continue;
    const address = `${script.replace(/\?.*/, '')}.map`;
    if (!asked.has(address)) {
      if (asked.size >= limits.scripts) break;
      // A build without maps names no sources. The maps are read one by one: that of the shell's whole script takes a second.
      asked.set(address, await mapAt(address, limits.bytes, signal).catch(() => undefined));
    }
    const map = asked.get(address);
    const file = map && placeIn(map, Number(line), Number(column));
    if (file) return { file, text };
  }
  return { text };
}

/** Undefined for an answer that is none or too large. Rejects where nothing is answered in time, and for what is no JSON. */
async function mapAt(address: string, most: number, signal: AbortSignal): Promise<SourceMapPayload | undefined> {
  const { ok, body } = await fetch(address, { signal });
  const bytes = ok && body ? await bytesAtMost(body, most) : undefined;
  return bytes && (JSON.parse(bytes.toString('utf8')) as SourceMapPayload);
}

/** The place in a workspace's source, relative to the root; nothing of what is installed or outside of the root, nor of a broken map. */
function placeIn(map: SourceMapPayload, line: number, column: number): string | undefined {
  try {
    const entry = new SourceMap(map).findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const [, workspace = '', source = ''] = /^webpack:\/\/([^/]+)\/([^?]+)/.exec(entry.originalSource) ?? [];
    const place = posix.join(workspace, source);
    const isElsewhere = !workspace || /(^|\/)(node_modules|webpack)\//.test(place) || place.startsWith('..');
    return isElsewhere ? undefined : `${place}:${entry.originalLine + 1}`;
  } catch {
    return undefined;
  }
}
