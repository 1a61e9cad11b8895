import { reels } from './content.ts';
import { Reels } from './reels.tsx';

/** The reels, once the visitor comes near. */
export default function ReelsSection() {
  return <Reels {...reels} />;
}
