import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s course that opens again; the year’s months where there is none. */
export default function Art() {
  return (
    <CaseArt topic="relaunches" stories="mf-testimonials/case" wide>
      <Scene art={useContent(scene)} assemble />
    </CaseArt>
  );
}
