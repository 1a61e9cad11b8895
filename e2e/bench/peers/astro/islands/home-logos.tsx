import { ClientLogos } from '../../../../../shell/src/home/client-logos.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

export default function ClientLogosIsland({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <ClientLogos />
    </Frame>
  );
}
