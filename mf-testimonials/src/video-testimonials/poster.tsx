import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Testimonial } from 'shared-types';
import { Mosaic, space, token } from 'shared-ui';
import { card } from './content.ts';
import { Film } from './film.tsx';

const Picture = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });

const Blank = styled('div')({
  position: 'absolute',
  inset: 0,
  backgroundColor: token.raised,
  '& > p': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    gap: space(1),
    padding: `${space(2)} ${space(2.5)} ${space(2)} ${space(2)}`,
    borderEndEndRadius: token.corner,
    backgroundColor: token.raised,
    fontSize: token.sizeSmall,
    fontWeight: 600,
    lineHeight: 1.2,
  },
});

/** The client's picture; a mosaic of their own when there is none, or it does not arrive. */
export function Poster({ testimonial: { name, company, posterUrl } }: { testimonial: Testimonial }) {
  const [broken, setBroken] = useState(false);
  if (posterUrl !== undefined && !broken) {
    return (
      <Picture
        src={posterUrl}
        alt=""
        width={360}
        height={640}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <Blank>
      <Mosaic seed={`${name} ${company}`} columns={3} rows={5} />
      <p>
        <Film />
        {card.placeholder}
      </p>
    </Blank>
  );
}
