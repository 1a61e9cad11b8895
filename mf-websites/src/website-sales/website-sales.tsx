import { ActionLink, ChatLinkButton, ClosingCall, ComparisonTable, Facts, PageHero, Price, Section } from 'shared-ui';
import { copy, offers } from './content.ts';
import { Offers } from './offers.tsx';
import { Reasons } from './reasons.tsx';
import { Reels } from './reels.tsx';

const anchor = 'planes';
const { heading, lead, ...comparison } = copy.comparison;

function Quote({ to, label }: { to: string; label: string }) {
  return (
    <ActionLink to={to} look="secondary">
      {label}
    </ActionLink>
  );
}

/** `/venta-sitios-web`: every kind of site the agency builds, with its price and where to read on. */
export default function WebsiteSales() {
  return (
    <>
      <PageHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.lead}
        price={<Price amount={copy.hero.price} currency />}
        actions={
          <>
            <ActionLink href={`#${anchor}`}>{copy.hero.action}</ActionLink>
            <Quote {...copy.hero.quote} />
          </>
        }
      />
      <Section heading={copy.offers.heading} id={anchor}>
        <Offers offers={offers} />
      </Section>
      <Section heading={copy.facts.heading}>
        <Facts items={copy.facts.items} />
      </Section>
      <Section heading={heading} lead={lead}>
        <ComparisonTable {...comparison} />
      </Section>
      <Reels {...copy.reels} />
      <Section heading={copy.reasons.heading}>
        <Reasons items={copy.reasons.items} />
      </Section>
      <ClosingCall
        heading={copy.closing.heading}
        text={copy.closing.text}
        actions={
          <>
            <ChatLinkButton text={copy.closing.message}>{copy.closing.action}</ChatLinkButton>
            <Quote {...copy.closing.quote} />
          </>
        }
      />
    </>
  );
}
