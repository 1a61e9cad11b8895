import { useContent } from '@mosaico/shared-types';
import { ActionLink, Facts, PageHero, Price, Section } from '@mosaico/shared-ui';
import { WebsiteComparison } from '../../../../../mf-websites/src/website-comparison/website-comparison.tsx';
import { content, quote, reasons } from '../../../../../mf-websites/src/website-sales/content.ts';
import { Offers } from '../../../../../mf-websites/src/website-sales/offers.tsx';
import { Reasons } from '../../../../../mf-websites/src/website-sales/reasons.tsx';
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
  const { hero, offers, facts, comparison } = useContent(content);
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
      <Section heading={facts.heading}>
        <Facts items={facts.items} />
      </Section>
      <Section heading={comparison.heading} lead={comparison.lead}>
        <WebsiteComparison marked={comparison.marked} />
      </Section>
    </>
  );
}

/** What stands between them and the end. */
export function Why({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Section heading={reasons.heading}>
        <Reasons items={reasons.items} />
      </Section>
    </Frame>
  );
}
