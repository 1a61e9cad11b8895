import { reels } from '../../../../../mf-websites/src/website-sales/content.ts';
import { Reels } from '../../../../../mf-websites/src/website-sales/reels.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

export default function ReelsIsland({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Reels {...reels} />
    </Frame>
  );
}
