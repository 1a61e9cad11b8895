import { CaseArt } from '@mosaico/shared-ui/cases';
import { Ground } from '../website-detail/ground.tsx';
import PremiumArt from './art.tsx';

/** A finished one, to be looked around in; a drawing where the site has none. */
export default function Opening() {
  return (
    <CaseArt topic="premium-sites" stories="mf-testimonials/video-testimonials">
      <Ground ground="cobalt">
        <PremiumArt />
      </Ground>
    </CaseArt>
  );
}
