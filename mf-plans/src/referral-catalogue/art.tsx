import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { proofs, sceneOf } from './content.ts';

/** A client's work, for each referrer another one's; a shelf of prices where there is none. */
export default function Art({ name, place }: { name: string; place: number }) {
  return (
    <CaseArt topic={proofs[place % 2 ? 1 : 0]} stories="mf-testimonials/video-testimonials">
      <Scene art={useContent(sceneOf(name, place))} assemble />
    </CaseArt>
  );
}
