import { useContent } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, ComparisonTable, Remark, Section, SiteLink } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { Limits } from './limits.tsx';
import { MonthOfSupport } from './month-of-support.tsx';

/** What stands below the plans, whichever is chosen; `anchor` is where these and their comparison are. */
export default function Below({ anchor }: { anchor: { plans: string; comparison: string } }) {
  const { month, comparison, limits, closing } = useContent(contentBelow);
  const { heading, hours, leaving, terms, ...table } = comparison;
  return (
    <>
      <Section heading={month.heading} lead={month.lead} tone="ink">
        <MonthOfSupport months={month.months} link={month.link} anchor={anchor.plans} />
        <Remark>{month.note}</Remark>
      </Section>
      <Section heading={heading} id={anchor.comparison}>
        <ComparisonTable {...table} />
        <Remark>
          {hours} {leaving} <SiteLink to={terms.to}>{terms.label}</SiteLink>
        </Remark>
      </Section>
      <Limits {...limits} />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}
