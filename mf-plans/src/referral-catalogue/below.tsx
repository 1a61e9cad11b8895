import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { useCase } from '@mosaico/shared-ui/cases';
import { Logos } from '../catalogue/logos.tsx';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { Rules } from '../catalogue/rules.tsx';
import Work from '../catalogue/work.tsx';
import { contentBelow, prices, proofs } from './content.ts';

/** What stands between the first screen and the last call. */
export default function Below({ place }: { place: number }) {
  const { wall } = useContent(contentBelow);
  // Every second referrer's wall is laid the other way.
  const isSecond = place % 2 === 1;
  const opening = useCase(proofs[isSecond ? 1 : 0])?.id;
  return (
    <Section heading={wall.heading} lead={wall.lead} id={prices}>
      <PriceWall
        tiles={isSecond ? [...wall.tiles].reverse() : wall.tiles}
        work={({ sign, topic }) => (sign === 'logo' ? <Logos /> : topic && <Work topic={topic} not={opening} />)}
      />
      <Rules />
    </Section>
  );
}
