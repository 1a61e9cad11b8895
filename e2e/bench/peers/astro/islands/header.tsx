import { Header } from '../../../../../shell/src/layout/header.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

export default function HeaderIsland({ shown }: IslandProps) {
  return (
    <Frame shown={shown} mark="shell">
      <Header />
    </Frame>
  );
}
