import { SiteLink } from '@mosaico/shared-ui';
import type { Piece } from './questions.ts';

/** An answer, with the links inside of its text. */
export function Answer({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p>
      {pieces.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <SiteLink key={piece.to} to={piece.to}>
            {piece.text}
          </SiteLink>
        ),
      )}
    </p>
  );
}
