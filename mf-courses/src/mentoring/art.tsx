import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** What a client says of it; the four sessions where nobody does. */
export default function Art() {
  return (
    <CaseArt topic="mentoring" stories="mf-testimonials/video-testimonials">
      <Scene art={useContent(scene)} assemble />
    </CaseArt>
  );
}
