import { SiteLink } from '@mosaico/shared-ui';
import type { Piece } from './content.ts';

/** An answer, with the links and foreign words inside of its text. */
export function Answer({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p>
      {pieces.map((piece) => {
        if (typeof piece === 'string') return piece;
        if ('lang' in piece)
          return (
            <span key={piece.text} lang={piece.lang}>
              {piece.text}
            </span>
          );
        return (
          <SiteLink key={piece.to} to={piece.to}>
            {piece.text}
          </SiteLink>
        );
      })}
    </p>
  );
}
