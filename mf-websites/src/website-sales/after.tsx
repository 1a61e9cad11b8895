import { useContent } from '@mosaico/shared-types';
import { Facts, Section } from '@mosaico/shared-ui';
import { Answered } from '../website-detail/answered.tsx';
import { contentAfter } from './content.ts';
import { Reasons } from './reasons.tsx';

/** How a site is handed over, why here, and what has to be known before paying. */
export default function After() {
  const { facts, reasons, answers } = useContent(contentAfter);
  return (
    <>
      <Section heading={facts.heading}>
        <Facts items={facts.items} />
      </Section>
      <Section heading={reasons.heading}>
        <Reasons items={reasons.items} supportDays={reasons.supportDays} />
      </Section>
      <Answered items={answers} tone="tinted" />
    </>
  );
}
