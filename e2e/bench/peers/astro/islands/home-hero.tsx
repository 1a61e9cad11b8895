import { Hero } from '../../../../../shell/src/home/hero.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

export default function HeroIsland({ shown }: IslandProps) {
  return (
    <Frame shown={shown} mark="page">
      <Hero />
    </Frame>
  );
}
