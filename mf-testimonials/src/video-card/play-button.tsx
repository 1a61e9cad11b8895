import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { Play, tileCorners, token, VisuallyHidden } from 'shared-ui';
import { card } from './content.ts';

// The whole tile plays; a quarter tile in its cut corner says so.
const Surface = styled('button')({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: tileCorners,
  background: 'none',
  cursor: 'pointer',
  // Inside, on a ground of its own: the tile is clipped, and the picture may have any colour.
  '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${token.paper}` },
});

const Corner = styled('span')({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: 'clamp(3.5rem, 36%, 5.5rem)',
  aspectRatio: '1',
  padding: '12% 0 0 12%',
  borderRadius: `100% 0 ${token.corner} 0`,
  backgroundColor: token.highlight,
  // Grout, so that it stands apart from any poster.
  boxShadow: `0 0 0 3px ${token.paper}`,
  color: token.onHighlight,
  transition: `background-color ${token.fast} ${token.ease}, color ${token.fast} ${token.ease}`,
  '& path': { fill: 'currentColor' },
  'button:hover > &': { backgroundColor: token.accent, color: token.onAccent },
  '@media print': { display: 'none' },
});

/** Props of {@link PlayButton}. */
export interface PlayButtonProps {
  /** Whose testimonial it plays. */
  name: string;
  /** Takes the focus when it appears: it stands where the visitor was. */
  focused: boolean;
  onClick(): void;
}

/** See {@link PlayButtonProps}. */
export function PlayButton({ name, focused, onClick }: PlayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Surface ref={button} type="button" onClick={onClick}>
      <VisuallyHidden>
        {card.play} {name}
      </VisuallyHidden>
      <Corner>
        <Play size={28} />
      </Corner>
    </Surface>
  );
}
