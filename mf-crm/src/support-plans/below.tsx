import { useContent } from '@mosaico/shared-types';
import {
  ChatLinkButton,
  ClosingCall,
  ComparisonTable,
  Remark,
  Section,
  SiteLink,
  tabAddress,
} from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { Limits } from './limits.tsx';

/** What stands below the plans, whichever is chosen; `anchor` is where they and their comparison are. */
export default function Below({ anchor }: { anchor: { plans: string; comparison: string } }) {
  const { comparison, limits, closing } = useContent(contentBelow);
  const { heading, hours, terms, links, ...table } = comparison;
  return (
    <>
      <Section heading={heading} id={anchor.comparison}>
        <ComparisonTable
          {...table}
          links={links.map(({ plan, label }) => ({ to: tabAddress(plan, anchor.plans), label }))}
        />
        <Remark>
          {hours} <SiteLink to={terms.to}>{terms.label}</SiteLink>
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
