import Cases from '../../../../../mf-testimonials/src/cases/featured.tsx';
import Closing from '../../../../../shell/src/home/closing.tsx';
import Prices from '../../../../../shell/src/home/prices.tsx';
import Tiles from '../../../../../shell/src/home/tiles.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

/** Between the logos and the testimonials. */
export function Middle({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Tiles />
      <Prices />
      <Cases />
    </Frame>
  );
}

export function End({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Closing />
    </Frame>
  );
}
