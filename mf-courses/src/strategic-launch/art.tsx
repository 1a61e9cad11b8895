import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s launch; one counted down where there is none. */
export default function Art() {
  return (
    <CaseArt topic="launches" stories="mf-testimonials/case" wide>
      <Scene art={useContent(scene)} assemble />
    </CaseArt>
  );
}
