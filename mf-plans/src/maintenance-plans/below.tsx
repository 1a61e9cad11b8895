import { useContent } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, Remark, Section } from '@mosaico/shared-ui';
import { AllPlans } from './all-plans.tsx';
import { anchor } from './anchors.ts';
import { Care } from './care.tsx';
import { closing, content, contentBelow, copyBelow } from './content.ts';
import { Start } from './start.tsx';

/** What stands below the plans, whichever is chosen, and answers nothing. */
export default function Below() {
  const { plans } = useContent(content);
  const { storeys, officeHours, requests, start } = useContent(contentBelow);
  const { comparison } = copyBelow;
  return (
    <>
      <Care requests={requests} />
      <Section heading={comparison.heading} lead={comparison.lead} id={anchor.comparison}>
        <AllPlans plans={plans} storeys={storeys} anchor={anchor.plans} />
        <Remark>{officeHours}</Remark>
      </Section>
      <Start {...start} />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}
