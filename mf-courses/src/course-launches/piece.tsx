import { Play } from '@mosaico/shared-ui';
import styles from './piece.module.css';

/** What is delivered: a video, a piece for the networks, a meeting, a change of an automation. */
export type PieceKind = 'video' | 'social' | 'meeting' | 'change';

/** One delivery as a tile of a grid, a video as two of them; decoration, the words beside it say the same. */
export function Piece({ kind }: { kind: PieceKind }) {
  return (
    <span className={styles.tile} data-kind={kind}>
      {kind === 'video' ? <Play /> : null}
    </span>
  );
}
