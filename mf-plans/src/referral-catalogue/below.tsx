import { useContent } from '@mosaico/shared-types';
import { Section, Steps } from '@mosaico/shared-ui';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { Rules } from '../catalogue/rules.tsx';
import Work from '../catalogue/work.tsx';
import { contentBelow, prices } from './content.ts';

/** What stands between the first screen and the last call. */
export default function Below({ place }: { place: number }) {
  const { wall, steps } = useContent(contentBelow);
  // As the works of the opening.
  const tiles = place % 2 === 1 ? [...wall.tiles].reverse() : wall.tiles;
  return (
    <>
      <Section heading={wall.heading} lead={wall.lead} id={prices}>
        <PriceWall tiles={tiles} work={(topic) => <Work topic={topic} />} />
      </Section>
      <Section>
        <Rules />
      </Section>
      <Section heading={steps.heading} tone="tinted">
        <Steps items={steps.items} />
      </Section>
    </>
  );
}
