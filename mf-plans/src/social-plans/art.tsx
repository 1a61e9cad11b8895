import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s posts; a month of the smallest plan where there are none. */
export default function Art() {
  return (
    <CaseArt topic="social" stories="mf-testimonials/case" wide>
      <Scene art={useContent(scene)} assemble />
    </CaseArt>
  );
}
