import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { priceAnchor } from './anchor.ts';
import { contentBelow } from './content.ts';
import { Extras } from './extras.tsx';
import { PriceAndConditions } from './price-and-conditions.tsx';
import { Services } from './services.tsx';
import { Way } from './way.tsx';

/** What stands between the first screen and the last call. */
export default function Below() {
  const { services, way, price, extras } = useContent(contentBelow);
  return (
    <>
      <Section heading={services.heading}>
        <Services items={services.items} />
      </Section>
      <Extras {...extras} />
      <Way {...way} />
      <PriceAndConditions anchor={priceAnchor} {...price} />
    </>
  );
}
