import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s automation before and after it was mended; the meetings of a month where there is none. */
export default function Art() {
  return (
    <CaseArt topic="support" stories="mf-testimonials/video-testimonials">
      <Scene art={useContent(scene)} assemble />
    </CaseArt>
  );
}
