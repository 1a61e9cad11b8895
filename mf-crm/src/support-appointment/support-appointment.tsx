import { section, useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, BookingButton, Embed, PageHero, Section, SiteLink } from '@mosaico/shared-ui';
import { form, hero, policy } from './content.ts';
import styles from './support-appointment.module.css';

const AfterSending = section('static', () => import('./after-sending.tsx'));
const Call = section('static', () => import('./call.tsx'));

/** `/solicitar-cita`: clients with an active service ask for a support appointment. */
export default function SupportAppointment() {
  const { forms, bookings } = useSite();
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
          // The menu leads everybody here: who is no client yet has a door as large as the clients'.
          <div className={styles.prospects}>
            <p>{form.prospects}</p>
            <Actions>
              <BookingButton address={bookings.sales} title={form.sales.title}>
                {form.sales.action}
              </BookingButton>
            </Actions>
            <SiteLink to={form.consultation.to}>{form.consultation.label}</SiteLink>
          </div>
        }
        compact
      />
      <Section id={form.id} heading={form.heading} lead={form.lead} tone="tinted">
        <div className={styles.request}>
          <Embed address={forms.supportAppointment} title={form.title} height={856} topic="support" />
          <AfterSending />
        </div>
        <ActionLink to={policy.to} look="text">
          {policy.label}
        </ActionLink>
      </Section>
    </>
  );
}
