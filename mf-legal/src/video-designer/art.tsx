import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s video on its timeline; the tracks of a cut where there is none. */
export default function Art() {
  return (
    <CaseArt topic="videos" stories="mf-testimonials/video-testimonials">
      <Scene art={scene} assemble />
    </CaseArt>
  );
}
