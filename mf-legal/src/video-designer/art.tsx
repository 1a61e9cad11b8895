import { Scene } from '@mosaico/shared-ui';
import { WorkAcross } from '../job/work-across.tsx';
import { scene } from './content.ts';

/** A client’s video on its timeline; the tracks of a cut where there is none. */
export default function Art() {
  return (
    <WorkAcross topic="videos">
      <Scene art={scene} assemble />
    </WorkAcross>
  );
}
