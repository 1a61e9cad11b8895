import { clsx } from 'clsx';
import { section } from '@mosaico/shared-types';
import { cell, grout } from './drawing-grid.ts';
import { sum, type SceneArt } from './scene-layout.ts';
import mosaic from './mosaic.module.css';
import styles from './scene.module.css';

// As the mosaic's.
const Tiles = section('static', () => import(/* webpackChunkName: "static" */ './scene-tiles.tsx'));

/** Units of the drawing in a px, where `columns` share the 304 px between a phone's margins. */
const unitsInPx = (columns: number): number => (cell * columns) / 304;
/** Size of a note: at least 11 px. */
const noteSize = (columns: number): number => Math.max(17, Math.ceil(11 * unitsInPx(columns)));

/** The height of each row on a phone: a tile with words is at least 72 px high. */
function phoneRows(rows: readonly string[], columns: number, tiles: SceneArt['tiles']): number[] {
  const high = Math.max(cell, Math.round(76 * unitsInPx(columns)));
  const names = rows.map((row) => row.trim().split(/\s+/));
  return names.map((row, y) =>
    row.some((name) => tiles[name]?.label && !names[y - 1]?.includes(name) && !names[y + 1]?.includes(name))
      ? high
      : cell,
  );
}

/** Props of {@link Scene}. */
export interface SceneProps {
  art: SceneArt;
  /** Tiles settle once when the page appears. Default: still. */
  assemble?: boolean;
}

/**
 * A mosaic whose tiles say what a page offers: a month, a path, an hour. Decoration: what it says stands in the page's words, too. Two
 * drawings, of which the style sheet shows the one that there is room for.
 */
export function Scene({ art, assemble }: SceneProps) {
  return (['wide', 'narrow'] as const).map((shape) => (
    <Drawing
      key={shape}
      rows={art[shape]}
      art={art}
      className={styles[shape]}
      assemble={assemble}
      onPhone={shape === 'narrow'}
    />
  ));
}

/** A few tiles of a scene, still: what a page that opened with it ends with. */
export function SceneStrip({ art }: { art: SceneArt }) {
  return <Drawing rows={art.end ?? art.narrow} art={art} />;
}

interface DrawingProps {
  rows: readonly string[];
  art: SceneArt;
  className?: string | undefined;
  assemble?: boolean | undefined;
  onPhone?: boolean;
}

function Drawing({ rows, art, className, assemble, onPhone }: DrawingProps) {
  const columns = rows[0]?.trim().split(/\s+/).length ?? 0;
  const small = noteSize(columns);
  const heights = onPhone ? phoneRows(rows, columns, art.tiles) : rows.map(() => cell);
  const frame = (
    <svg
      viewBox={`${grout} ${grout} ${columns * cell - 2 * grout} ${sum(heights) - 2 * grout}`}
      preserveAspectRatio="xMaxYMid meet"
      aria-hidden="true"
      data-assemble={assemble ? '' : undefined}
      fontSize={small}
      className={clsx(mosaic.canvas, styles.scene, className)}
    />
  );
  return <Tiles frame={frame} rows={rows} tiles={art.tiles} small={small} heights={heights} onPhone={onPhone} />;
}
