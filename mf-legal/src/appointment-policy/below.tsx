import { useContent } from '@mosaico/shared-types';
import { ActionLink, ClosingCall, Section, Steps } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';

/** After the rules: how an appointment goes, and where it is asked for. */
export default function Below() {
  const { journey, closing } = useContent(contentBelow);
  return (
    <>
      <Section heading={journey.heading} tone="tinted">
        <Steps items={journey.steps} />
      </Section>
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ActionLink to={closing.request.to}>{closing.request.label}</ActionLink>
            <ActionLink to={closing.newcomers.to} look="secondary">
              {closing.newcomers.label}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
