import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, Faq, PageHero, Section } from '@mosaico/shared-ui';
import { Answer } from './answer.tsx';
import { content } from './content.ts';
import { Highlights } from './highlights.tsx';
import { textOf } from './questions.ts';
import { scene } from './scene.ts';
import { Topics } from './topics.tsx';
import { VideoAnnouncement } from './video-announcement.tsx';
import styles from './crm-faq.module.css';

const anchor = 'preguntas';

/** `/crm-faq`: the seventeen questions about the CRM, each with an address of its own. */
export default function CrmFaq() {
  const { links } = useSite();
  const { back, hero, highlights, questions, video, closing } = useContent(content);
  const items = questions.items.map(({ answer, ...rest }) => ({
    ...rest,
    answer: <Answer pieces={answer} />,
    text: textOf(answer),
  }));
  return (
    <>
      <PageHero
        scene={useContent(scene)}
        compact
        back={back}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <ActionLink href={links.crmTrial}>{hero.action}</ActionLink>
            <ActionLink href={`#${anchor}`} look="text">
              {hero.questions}
            </ActionLink>
          </>
        }
      />
      <Highlights {...highlights} />
      <Section heading={questions.heading} id={anchor}>
        <div className={styles.columns}>
          <Topics label={questions.index} topics={questions.topics} />
          <Faq items={items} />
        </div>
      </Section>
      <VideoAnnouncement
        heading={video.heading}
        text={video.text}
        action={<ActionLink href={links.crmTrial}>{video.action}</ActionLink>}
      />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={
          <>
            <ChatLinkButton text={closing.message}>{closing.ask}</ChatLinkButton>
            <ActionLink href={links.crmTrial} look="secondary">
              {closing.action}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
