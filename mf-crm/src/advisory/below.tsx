import { useContent } from '@mosaico/shared-types';
import { ActionLink, Actions, ChatLinkButton, ClosingCall, Remark, Section, Steps } from '@mosaico/shared-ui';
import { contentBelow } from './content.ts';
import { Guide } from './guide.tsx';
import styles from './below.module.css';

/** Help with the choice, what came of it for one client, and what happens next; the tabs are at `anchor`. */
export default function Below({ anchor }: { anchor: string }) {
  const { guide, steps, closing } = useContent(contentBelow);
  return (
    <>
      <Section heading={guide.heading} lead={guide.lead} tone="ink">
        <Guide phrases={guide.phrases} answer={guide.answer} anchor={anchor} />
      </Section>
      <Section heading={steps.heading}>
        <div className={styles.stack}>
          <Steps items={steps.items} />
          <Actions>
            <Remark>{steps.changes}</Remark>
            {[steps.policy, steps.terms].map(({ to, label }) => (
              <ActionLink key={to} to={to} look="text">
                {label}
              </ActionLink>
            ))}
          </Actions>
        </div>
      </Section>
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ActionLink to={closing.action.to}>{closing.action.label}</ActionLink>
            <ChatLinkButton text={closing.message} look="secondary">
              {closing.ask}
            </ChatLinkButton>
          </>
        }
      />
    </>
  );
}
