import { useContent } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, Notice, Section } from '@mosaico/shared-ui';
import { Answers } from '@mosaico/shared-ui/answers';
import { closing, contentBefore } from './content.ts';
import styles from './before-contracting.module.css';

/** How the service is billed and ended, what visitors ask first, and where they ask the rest. */
export default function BeforeContracting() {
  const { heading, terms, questions } = useContent(contentBefore);
  return (
    <>
      <Section heading={heading}>
        <div className={styles.halves}>
          <Notice kind="important" title={terms.title}>
            <p>{terms.text}</p>
            <ActionLink to={terms.link.to} look="text">
              {terms.link.label}
            </ActionLink>
          </Notice>
          <Answers items={questions} />
        </div>
      </Section>
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={closing.message}>{closing.action}</ChatLinkButton>}
      />
    </>
  );
}
