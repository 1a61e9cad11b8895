import { useContent } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { useCase } from '@mosaico/shared-ui/cases';
import { Logos } from '../catalogue/logos.tsx';
import { Path } from '../catalogue/path.tsx';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { Rules } from '../catalogue/rules.tsx';
import Work, { Proof } from '../catalogue/work.tsx';
import { contentBelow, orders, prices, proofs } from './content.ts';

/** What stands between the first screen and the last call: a wall, or for every second referrer the path of one client, by day. */
export default function Below({ place }: { place: number }) {
  const { wall } = useContent(contentBelow);
  const isSecond = place % 2 === 1;
  const turn = isSecond ? 1 : 0;
  const [opening] = proofs;
  const not = useCase(opening)?.id;
  const tiles = (orders[turn] ?? []).flatMap((name) => wall.tiles.filter(({ sign }) => sign === name));
  return (
    <Section heading={wall.headings[turn] ?? ''} lead={wall.lead} id={prices} tone={isSecond ? 'tinted' : 'ink'}>
      {isSecond ? (
        <Path follows={proofs[1]} tiles={tiles}>
          <Rules />
        </Path>
      ) : (
        <>
          <PriceWall
            tiles={tiles}
            work={({ sign, topic }) => (sign === 'logo' ? <Logos /> : topic && <Work topic={topic} not={not} />)}
            proof={({ topic }) => topic && <Proof topic={topic} not={not} result />}
          />
          <Rules />
        </>
      )}
    </Section>
  );
}
