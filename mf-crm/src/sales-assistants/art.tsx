import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseArt } from '@mosaico/shared-ui/cases';
import { scene } from './content.ts';

/** A client’s chats by the clock; an hour’s work where there are none. */
export default function Art() {
  return (
    <CaseArt topic="assistants" stories="mf-testimonials/case" wide>
      <Scene art={useContent(scene)} assemble />
    </CaseArt>
  );
}
