import { section, useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, Aside, Embed, PageHero, Section, SiteLink, Steps } from '@mosaico/shared-ui';
import { form, hero, rules as rulesOf } from './content.ts';
import styles from './support-appointment.module.css';

const Call = section('static', () => import('./call.tsx'));

/** `/solicitar-cita`: clients with an active service ask for a support appointment. */
export default function SupportAppointment() {
  const { forms } = useSite();
  const rules = useContent(rulesOf);
  return (
    <>
      <PageHero
        picture={<Call />}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        back={hero.back}
        // Many come here from pages that sell something: where theirs is stands on the first screen, above the form.
        actions={
          <ActionLink to={`#${form.id}`} icon={null}>
            {form.jump}
          </ActionLink>
        }
        details={
          <p className={styles.prospects}>
            {form.prospects} <SiteLink to={form.consultation.to}>{form.consultation.label}</SiteLink>
          </p>
        }
        compact
      />
      <Section id={form.id} heading={form.heading} lead={form.lead} tone="tinted" beside>
        <Embed address={forms.supportAppointment} title={form.title} height={856} />
        <Aside heading={rules.next.heading}>
          <Steps items={rules.next.items} />
          <ActionLink to={rules.policy.to} look="text">
            {rules.policy.label}
          </ActionLink>
        </Aside>
      </Section>
    </>
  );
}
