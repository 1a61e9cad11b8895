import { useEffect, useState, type RefObject } from 'react';
import type { CarouselMotion } from './carousel-motion.ts';

/**
 * What moves a row of slides, from when it is wanted and loaded, as long as there is more than the row can show. Where
 * it cannot be loaded, the row is scrolled by hand.
 */
export function useCarouselMotion(row: RefObject<HTMLElement | null>, wanted: boolean): CarouselMotion | undefined {
  const [motion, setMotion] = useState<CarouselMotion>();
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    let started: CarouselMotion | undefined;
    import(/* webpackChunkName: "carousel-motion" */ './carousel-motion.ts').then(
      ({ startMotion }) => {
        if (left || !row.current) return;
        started = startMotion(row.current, setMoves);
        setMotion(started);
      },
      () => undefined,
    );
    return () => {
      left = true;
      started?.end();
      setMotion(undefined);
    };
  }, [row, wanted]);
  return moves ? motion : undefined;
}
