import { CaseArt } from '@mosaico/shared-ui/cases';
import { Ground } from '../website-detail/ground.tsx';
import ShopArt, { type ShopProps } from './art.tsx';

/** A finished one, to be looked around in; a drawing where the site has none. */
export default function Opening(shop: ShopProps) {
  return (
    <CaseArt topic="stores" stories="mf-testimonials/video-testimonials">
      <Ground ground="marigold">
        <ShopArt {...shop} />
      </Ground>
    </CaseArt>
  );
}
