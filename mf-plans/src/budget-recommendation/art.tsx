import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** What came of the first step for a client; the steps alone where the site has none. */
export default function Art() {
  return (
    <CaseArt topic="landing-pages" stories="mf-testimonials/video-testimonials">
      <Scene art={scene} assemble />
    </CaseArt>
  );
}
