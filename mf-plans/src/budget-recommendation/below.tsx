import { useContent } from '@mosaico/shared-types';
import { ActionLink, Actions, ChatLinkButton, ClosingCall, Section } from '@mosaico/shared-ui';
import { Rules } from '../catalogue/rules.tsx';
import { closing as closingOf, content as opening, contentBelow } from './content.ts';

/** What stands below the first screen. */
export default function Below() {
  const { upkeep } = useContent(contentBelow);
  const { hero } = useContent(opening);
  const closing = useContent(closingOf);
  return (
    <>
      <Section heading={upkeep.heading} lead={upkeep.lead} tone="tinted">
        <Actions>
          {upkeep.links.map(({ to, label }) => (
            <ActionLink key={to} to={to} look="secondary">
              {label}
            </ActionLink>
          ))}
        </Actions>
        <Rules />
      </Section>
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={hero.requestText}>{hero.request}</ChatLinkButton>}
      />
    </>
  );
}
