import { useContent, useSite } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, ComparisonTable, Remark, Section, tabAddress } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { MonthOfContent } from './month-of-content.tsx';
import { Start } from './start.tsx';

/** What stands below the plans at `anchor`, whichever is chosen. */
export default function Below({ anchor }: { anchor: string }) {
  const { month, comparison, start, closing } = useContent(contentBelow);
  const { heading, lead, links, ...table } = comparison;
  const { socialVideos } = useSite().conditions;
  return (
    <>
      <Section heading={month.heading} lead={month.lead} tone="ink">
        <MonthOfContent {...month} />
      </Section>
      <Section heading={heading} lead={lead}>
        <ComparisonTable {...table} links={links.map(({ plan, label }) => ({ to: tabAddress(plan, anchor), label }))} />
        {socialVideos === undefined ? null : <Remark>{socialVideos}</Remark>}
      </Section>
      <Start {...start} anchor={anchor} />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}
