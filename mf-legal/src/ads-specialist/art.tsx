import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s report, as this person would write it; columns that grow where there is none. */
export default function Art() {
  return (
    <CaseArt topic="reports" stories="mf-testimonials/video-testimonials">
      <Scene art={scene} assemble />
    </CaseArt>
  );
}
