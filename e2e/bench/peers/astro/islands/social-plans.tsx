import { useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero, Price } from '@mosaico/shared-ui';
import Below from '../../../../../mf-plans/src/social-plans/below.tsx';
import { content } from '../../../../../mf-plans/src/social-plans/content.ts';
import { Networks } from '../../../../../mf-plans/src/social-plans/networks.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

/** What stands above the tabs. */
export function Top({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Hero />
    </Frame>
  );
}

function Hero() {
  const { hero, networks } = useContent(content);
  return (
    <PageHero
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      price={
        <>
          <Price amount={hero.price} currency />
          <Networks {...networks} />
        </>
      }
      actions={<ActionLink href="#planes">{hero.action}</ActionLink>}
    />
  );
}

/** What stands below the other plans. */
export function Rest({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Below />
    </Frame>
  );
}
