import { useContent } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, ComparisonTable, Section } from '@mosaico/shared-ui';
import { CaseStudy } from '@mosaico/shared-ui/cases';
import { contentBelow, scene } from './content.ts';
import { MonthOfContent } from './month-of-content.tsx';
import { Start } from './start.tsx';

/** What stands below the plans, whichever is chosen. */
export default function Below() {
  const { month, comparison, start, closing } = useContent(contentBelow);
  const { heading, lead, ...table } = comparison;
  return (
    <>
      <CaseStudy topic="social" stories="mf-testimonials/video-testimonials" />
      <Section heading={month.heading} lead={month.lead} tone="ink">
        <MonthOfContent {...month} />
      </Section>
      <Section heading={heading} lead={lead}>
        <ComparisonTable {...table} />
      </Section>
      <Start {...start} />
      <ClosingCall
        scene={useContent(scene)}
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}
