import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseTiles } from '@mosaico/shared-ui/cases';
import { contentBelow, scene } from './content.ts';

/** A finished site of each kind, each leading to what it is sold as; the map of one where there are none. */
export default function Opening() {
  const { landing, corporate, premium, store } = useContent(contentBelow).finished;
  return (
    <CaseTiles items={[premium, store, corporate, landing]}>
      <Scene art={scene} assemble />
    </CaseTiles>
  );
}
