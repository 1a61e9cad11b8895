import { Scene } from '@mosaico/shared-ui';
import { WorkAcross } from '../job/work-across.tsx';
import { scene } from './content.ts';

/** A day of a client’s campaign, as this person would spend it; columns that grow where there is none. */
export default function Art() {
  return (
    <WorkAcross topic="reports">
      <Scene art={scene} assemble />
    </WorkAcross>
  );
}
