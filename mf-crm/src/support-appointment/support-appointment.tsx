import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, Embed, FactTiles, PageHero, Section, Steps } from '@mosaico/shared-ui';
import { form, hero, rules as rulesOf } from './content.ts';
import styles from './support-appointment.module.css';

/** `/solicitar-cita`: clients with an active service ask for a support appointment. */
export default function SupportAppointment() {
  const { forms } = useSite();
  const rules = useContent(rulesOf);
  return (
    <>
      <PageHero
        picture={<FactTiles items={rules.tiles} />}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        back={hero.back}
        // Many come here from pages that sell something: where theirs is stands on the first screen, above the form.
        actions={
          <>
            <ActionLink to={`#${form.id}`} icon={null}>
              {form.jump}
            </ActionLink>
            <p className={styles.prospects}>
              <span>{form.prospects}</span>
              <ActionLink to={form.consultation.to} look="secondary">
                {form.consultation.label}
              </ActionLink>
              <span>{form.or}</span>
              <ChatLinkButton text={form.chatText} look="text">
                {form.chat}
              </ChatLinkButton>
            </p>
          </>
        }
        compact
      />
      <Section id={form.id} heading={form.heading} lead={form.lead} tone="tinted">
        <Embed address={forms.supportAppointment} title={form.title} height={856} />
      </Section>
      <Section heading={rules.next.heading}>
        <div className={styles.next}>
          <Steps items={rules.next.items} />
          <ActionLink to={rules.policy.to} look="text">
            {rules.policy.label}
          </ActionLink>
        </div>
      </Section>
    </>
  );
}
