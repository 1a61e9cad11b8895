import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s ad and what it costs; the month’s road where there is none. */
export default function Art() {
  return (
    <CaseArt topic="ads" stories="mf-testimonials/case" wide="across">
      <Scene art={useContent(scene)} assemble />
    </CaseArt>
  );
}
