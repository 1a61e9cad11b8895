import Reviews from '../../../../../shell/src/home/reviews.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

export default function ReviewsIsland({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Reviews />
    </Frame>
  );
}
