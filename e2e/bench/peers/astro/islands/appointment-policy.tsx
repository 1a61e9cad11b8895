import { useContent } from 'shared-types';
import { ActionLink, ClosingCall, Section, Steps } from 'shared-ui';
import { content } from '../../../../../mf-legal/src/appointment-policy/content.ts';
import { Frame, type IslandProps } from '../frame.tsx';

/** What stands below the text. */
export function Rest({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Sections />
    </Frame>
  );
}

function Sections() {
  const { journey, closing } = useContent(content);
  return (
    <>
      <Section heading={journey.heading} tone="tinted">
        <Steps items={journey.steps} />
      </Section>
      <ClosingCall
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
