import { useContent } from 'shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, ComparisonTable, PageHero, Price, Section } from 'shared-ui';
import { content } from '../../../../../mf-plans/src/social-plans/content.ts';
import { MonthOfContent } from '../../../../../mf-plans/src/social-plans/month-of-content.tsx';
import { Networks } from '../../../../../mf-plans/src/social-plans/networks.tsx';
import { Start } from '../../../../../mf-plans/src/social-plans/start.tsx';
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
      <Sections />
    </Frame>
  );
}

function Sections() {
  const { month, comparison, start, closing } = useContent(content);
  const { heading, lead, ...table } = comparison;
  return (
    <>
      <Section heading={month.heading} lead={month.lead} tone="ink">
        <MonthOfContent {...month} />
      </Section>
      <Section heading={heading} lead={lead}>
        <ComparisonTable {...table} />
      </Section>
      <Start {...start} />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}
