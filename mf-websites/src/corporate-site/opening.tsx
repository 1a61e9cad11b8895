import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A finished one, to be looked around in; a drawing where the site has none. */
export default function Opening() {
  return (
    <CaseArt topic="corporate-sites" stories="mf-testimonials/video-testimonials">
      <Scene art={scene} assemble />
    </CaseArt>
  );
}
