import { CaseArt } from '@mosaico/shared-ui/cases';
import { Ground } from '../website-detail/ground.tsx';
import LetterArt from './art.tsx';

/** A finished one, to be looked around in; a drawing where the site has none. */
export default function Opening() {
  return (
    <CaseArt topic="landing-pages" stories="mf-testimonials/video-testimonials">
      <Ground ground="ink" hangs>
        <LetterArt />
      </Ground>
    </CaseArt>
  );
}
