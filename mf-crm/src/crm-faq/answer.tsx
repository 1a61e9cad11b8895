import { Link } from 'react-router-dom';
import type { Piece } from './questions.ts';

/** An answer, with the links inside of its text. */
export function Answer({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p>
      {pieces.map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <Link key={piece.to} to={piece.to}>
            {piece.text}
          </Link>
        ),
      )}
    </p>
  );
}
