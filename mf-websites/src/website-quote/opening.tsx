import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { CaseTiles } from '@mosaico/shared-ui/cases';
import { contentBelow, scene } from './content.ts';

/** A finished site of each kind with its price, each leading to what it is sold as; what a quote adds up where there are none. */
export default function Opening() {
  return (
    <CaseTiles items={useContent(contentBelow).tiles}>
      <Scene art={useContent(scene)} assemble />
    </CaseTiles>
  );
}
