import { useContent, useSite } from 'shared-types';
import { ActionLink, ChatLinkButton, ClosingCall, PageHero, Price } from 'shared-ui';
import { content } from '../../../../../mf-crm/src/crm-plans/content.ts';
import styles from '../../../../../mf-crm/src/crm-plans/crm-plans.module.css';
import { Timeline } from '../../../../../mf-crm/src/crm-plans/timeline.tsx';
import { Frame, type IslandProps } from '../frame.tsx';

/** What stands above the tabs. */
export function Top({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Hero />
    </Frame>
  );
}

function Hero() {
  const { back, hero } = useContent(content);
  return (
    <PageHero
      back={back}
      eyebrow={hero.eyebrow}
      title={hero.title}
      lead={hero.lead}
      price={
        <div className={styles.cost}>
          <Price {...hero.price} currency />
          <p>{hero.fee}</p>
        </div>
      }
      actions={
        <>
          <ActionLink href="#planes">{hero.action}</ActionLink>
          <ActionLink href="#contacto" look="text">
            {hero.contact}
          </ActionLink>
        </>
      }
    />
  );
}

/** What stands below them. */
export function Rest({ shown }: IslandProps) {
  return (
    <Frame shown={shown}>
      <Sections />
    </Frame>
  );
}

function Sections() {
  const { agency } = useSite();
  const { timeline, contact } = useContent(content);
  return (
    <>
      <Timeline {...timeline} />
      <ClosingCall
        id="contacto"
        heading={contact.heading}
        text={contact.text}
        actions={
          <>
            <ChatLinkButton text={contact.message}>{contact.action}</ChatLinkButton>
            <ActionLink href={agency.socialProfile} look="secondary">
              {contact.profile}
            </ActionLink>
            <ActionLink to={contact.faq.to} look="text">
              {contact.faq.label}
            </ActionLink>
          </>
        }
      />
    </>
  );
}
