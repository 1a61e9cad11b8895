import { useContent } from '@mosaico/shared-types';
import { Scene } from '@mosaico/shared-ui';
import { PricedWorks } from '../catalogue/priced-works.tsx';
import { scene, worksOf } from './content.ts';

/** A client at each step, with its price; the steps alone where there are none. */
export default function Art() {
  return (
    <PricedWorks items={useContent(worksOf)} ordered>
      <Scene art={scene} assemble />
    </PricedWorks>
  );
}
