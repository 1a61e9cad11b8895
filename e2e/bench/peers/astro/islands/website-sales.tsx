import { useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero, Price, Section } from '@mosaico/shared-ui';
import After from '../../../../../mf-websites/src/website-sales/after.tsx';
import Below from '../../../../../mf-websites/src/website-sales/below.tsx';
import { content, quote } from '../../../../../mf-websites/src/website-sales/content.ts';
import { Offers } from '../../../../../mf-websites/src/website-sales/offers.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

/** What stands above the reels. */
export function Top({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Sections />
    </Frame>
  );
}

function Sections() {
  const { hero, offers } = useContent(content);
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<Price amount={hero.price} currency />}
        actions={
          <>
            <ActionLink href="#planes">{hero.action}</ActionLink>
            <ActionLink to={quote.to} look="secondary">
              {quote.label}
            </ActionLink>
          </>
        }
      />
      <Section heading={offers.heading} id="planes">
        <Offers offers={offers.items} />
      </Section>
      <Below />
    </>
  );
}

/** What stands between them and the end. */
export function Why({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <After />
    </Frame>
  );
}
