import { useContent } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, Section, Steps } from '@mosaico/shared-ui';
import { BeforeDeciding } from '../answers/before-deciding.tsx';
import { contentBelow } from './content.ts';
import { Guide } from './guide.tsx';
import styles from './below.module.css';

/** Help with the choice, what came of it for one client, and what happens next; the tabs are at `anchor`. */
export default function Below({ anchor }: { anchor: string }) {
  const { guide, steps, answers, closing } = useContent(contentBelow);
  return (
    <>
      <Section heading={guide.heading} lead={guide.lead} tone="ink">
        <Guide phrases={guide.phrases} answer={guide.answer} anchor={anchor} />
      </Section>
      <Section heading={steps.heading}>
        <div className={styles.stack}>
          <Steps items={steps.items} />
          <ActionLink to={steps.policy.to} look="text">
            {steps.policy.label}
          </ActionLink>
        </div>
        <BeforeDeciding {...answers} />
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
