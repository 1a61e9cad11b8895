import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s board; the stages of a sale where there is none. */
export default function Art() {
  return (
    <CaseArt topic="crm" stories="mf-testimonials/case" wide>
      <Scene art={scene} assemble />
    </CaseArt>
  );
}
