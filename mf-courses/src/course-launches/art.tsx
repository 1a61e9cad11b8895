import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s course; the way to one where there is none. */
export default function Art() {
  return (
    <CaseArt topic="courses" stories="mf-testimonials/video-testimonials">
      <Scene art={scene} assemble />
    </CaseArt>
  );
}
