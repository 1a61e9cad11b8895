import { useContent } from '@mosaico/shared-types';
import { Section, Steps, Remark } from '@mosaico/shared-ui';
import { AllPlans } from './all-plans.tsx';
import { anchor } from './anchors.ts';
import { content, contentBelow, copyBelow } from './content.ts';
import { Care } from './care.tsx';

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
      <Section heading={start.heading} lead={start.lead} tone="tinted">
        <Steps items={start.steps} />
      </Section>
    </>
  );
}
