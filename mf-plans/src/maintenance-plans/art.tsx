import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s site, kept in order; the layers of care where there is none. */
export default function Art() {
  return (
    <CaseArt topic="maintenance" stories="mf-testimonials/case" wide="across">
      <Scene art={scene} assemble />
    </CaseArt>
  );
}
