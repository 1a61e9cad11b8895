import type { ComponentProps } from 'react';
import styles from './drawing.module.css';

/** A canvas of the mosaic's glazes: shapes say which one they wear by class. */
export function Drawing(props: Omit<ComponentProps<'svg'>, 'className'>) {
  return <svg className={styles.drawing} {...props} />;
}

const glazes = ['b', 'e', 'a', 'd', 'c'] as const;

/** Key of the tile palette. */
export type Glaze = (typeof glazes)[number];

/** The glaze of the nth of many: neighbours differ, in a row and from row to row. */
export const glaze = (cell: number): Glaze => glazes[(cell * 2 + Math.floor(cell / 5)) % glazes.length] ?? 'b';

const strong = ['a', 'b', 'c', 'a', 'e'] as const;

/** As {@link glaze}, of those that stand out on a sheet. */
export const vivid = (cell: number): Glaze => strong[cell % strong.length] ?? 'a';
