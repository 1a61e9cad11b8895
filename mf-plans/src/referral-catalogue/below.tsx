import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { useCase } from '@mosaico/shared-ui/cases';
import { Logos } from '../catalogue/logos.tsx';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { Rules } from '../catalogue/rules.tsx';
import Work, { Proof } from '../catalogue/work.tsx';
import { contentBelow, orders, prices, proofs } from './content.ts';

/** What stands between the first screen and the last call. */
export default function Below({ place }: { place: number }) {
  const { wall } = useContent(contentBelow);
  // Every second referrer's wall is laid the other way, begins with another service, and lies by day.
  const isSecond = place % 2 === 1;
  const turn = isSecond ? 1 : 0;
  const opening = useCase(proofs[turn])?.id;
  const tiles = (orders[turn] ?? []).flatMap((name) => wall.tiles.filter(({ sign }) => sign === name));
  return (
    <>
      <Section heading={wall.headings[turn] ?? ''} lead={wall.lead} id={prices} tone={isSecond ? 'tinted' : 'ink'}>
        <PriceWall
          tiles={tiles}
          mirrored={isSecond}
          work={({ sign, topic }) => (sign === 'logo' ? <Logos /> : topic && <Work topic={topic} not={opening} />)}
          proof={({ topic }) => topic && <Proof topic={topic} not={opening} result={!isSecond} />}
        />
      </Section>
      <Section>
        <Rules />
      </Section>
    </>
  );
}
