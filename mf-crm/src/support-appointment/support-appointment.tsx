import { styled } from '@mui/material/styles';
import { useContent, useSite } from 'shared-types';
import { ActionLink, Embed, Facts, PageHero, Section, space } from 'shared-ui';
import { form, hero, rules as rulesOf } from './content.ts';

const Rules = styled('div')({ display: 'grid', gap: space(4), justifyItems: 'start', '& > dl': { width: '100%' } });

const Prospects = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  marginBlockStart: space(4),
});

/** `/solicitar-cita`: clients with an active service ask for a support appointment. */
export default function SupportAppointment() {
  const { forms } = useSite();
  const rules = useContent(rulesOf);
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} back={hero.back} compact />
      <Section>
        <Rules>
          <Facts items={rules.items} />
          <ActionLink to={rules.policy.to} look="text">
            {rules.policy.label}
          </ActionLink>
        </Rules>
      </Section>
      <Section heading={form.heading} tone="tinted">
        <Embed address={forms.supportAppointment} title={form.title} height={856} />
        <Prospects>
          <span>{form.prospects}</span>
          <ActionLink to={form.consultation.to} look="text">
            {form.consultation.label}
          </ActionLink>
        </Prospects>
      </Section>
    </>
  );
}
