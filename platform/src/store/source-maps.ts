import { join } from 'node:path';
import { originalPositionFor, TraceMap, type EncodedSourceMap } from '@jridgewell/trace-mapping';
import { readAtMost } from '../lib/bounds.ts';
import type { Store } from './store.ts';

/** A position in a script of a release, as a browser names it: line and column from 1. */
export interface ScriptPosition {
  workspace: string;
  release: string;
  /** The script's path within the release's client build. */
  file: string;
  line: number;
  column: number;
}

/** The largest map of the demonstration has 2 MB. */
const mostMapBytes = 64_000_000;
/** How many source maps are held at once: those that were used last. */
const mostMaps = 12;

/** How many more source maps a request may have read: reading one takes this process a tenth of a second at worst. */
export interface MapAllowance {
  left: number;
}

/** Finds the sources of scripts by the store's source maps. */
export class SourceMaps {
  private readonly maps = new Map<string, Promise<TraceMap | undefined>>();

  constructor(private readonly store: Pick<Store, 'sourceMaps'>) {}

  /**
   * The source and its line (from 1) of a position. Undefined where no map has it, or the map cannot be read: it is its owner's file; and where the
   * map would have to be read, and nothing is left of `allowance`, from which each reading is taken.
   */
  async sourceOf(
    position: ScriptPosition,
    allowance: MapAllowance = { left: Infinity },
  ): Promise<{ source: string; line: number } | undefined> {
    const map = await this.mapOf(position, allowance);
    const { line, column } = position;
    try {
      // Mappings are decoded here.
      const found = map && originalPositionFor(map, { line: Math.max(line, 1), column: Math.max(column - 1, 0) });
      return found?.source ? { source: found.source, line: found.line } : undefined;
    } catch {
      return undefined;
    }
  }

  private mapOf(position: ScriptPosition, allowance: MapAllowance): Promise<TraceMap | undefined> {
    const key = `${position.workspace}@${position.release}/${position.file}`;
    const before = this.maps.get(key);
    if (!before && allowance.left <= 0) return Promise.resolve(undefined);
    if (!before) allowance.left -= 1;
    const map = before ?? this.readMap(position);
    // Put in anew, the map is the last.
    this.maps.delete(key);
    this.maps.set(key, map);
    const [oldest] = this.maps.keys();
    if (this.maps.size > mostMaps && oldest !== undefined) this.maps.delete(oldest);
    return map;
  }

  private async readMap({ workspace, release, file }: ScriptPosition): Promise<TraceMap | undefined> {
    try {
      const folder = await this.store.sourceMaps(workspace, release);
      if (folder === undefined) return undefined;
      const text = (await readAtMost(join(folder, `${file}.map`), mostMapBytes)).toString();
      const map = JSON.parse(text) as EncodedSourceMap;
      // The sources themselves are most of it.
      delete map.sourcesContent;
      return new TraceMap(map);
    } catch {
      return undefined;
    }
  }
}
