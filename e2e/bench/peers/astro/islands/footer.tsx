import { Footer } from '../../../../../shell/src/layout/footer.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

export default function FooterIsland({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Footer />
    </Frame>
  );
}
