import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s platform; a course from the inside where there is none. */
export default function Art() {
  return (
    <CaseArt topic="platforms" stories="mf-testimonials/case" wide>
      <Scene art={useContent(scene)} assemble />
    </CaseArt>
  );
}
