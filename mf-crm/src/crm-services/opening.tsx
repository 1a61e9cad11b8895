import { Scene } from '@mosaico/shared-ui';
import { CaseTiles } from '@mosaico/shared-ui/cases';
import { proofs, scene } from './content.ts';

/** What was made of each service; the way into one place where there is nothing of them. */
export default function Opening() {
  return (
    <CaseTiles items={proofs} results>
      <Scene art={scene} assemble />
    </CaseTiles>
  );
}
