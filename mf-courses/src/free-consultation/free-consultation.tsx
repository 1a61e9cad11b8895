import { useContent, useSite } from '@mosaico/shared-types';
import {
  ActionLink,
  ChatLinkButton,
  Embed,
  Facts,
  Notice,
  PageHero,
  Section,
  Steps,
  useHydrated,
  useScript,
} from '@mosaico/shared-ui';
import { content, form, scene } from './content.ts';

const anchor = 'formulario';

/** `/solicitud-cita`: the free, one-to-one consultation and its request form. */
export default function FreeConsultation() {
  const { forms, scripts } = useSite();
  const { hero, facts, agenda, next } = useContent(content);
  // Once the page works: its effects come before the page counts as interactive.
  const scheduling = useScript(scripts.scheduling, { id: 'scheduling', when: useHydrated(), removeOnLeave: true });
  return (
    <>
      <PageHero
        scene={useContent(scene)}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        back={hero.back}
        actions={<ActionLink href={`#${anchor}`}>{hero.action}</ActionLink>}
        compact
      />
      <Section>
        <Facts items={facts} />
      </Section>
      <Section heading={form.heading} lead={form.lead} tone="tinted" id={anchor}>
        <Embed address={forms.consultation} title={form.title} height={654} />
        <div role="status">
          {scheduling === 'failed' ? (
            <Notice title={form.failed.title}>
              <p>{form.failed.text}</p>
              <ChatLinkButton look="text">{form.failed.chat}</ChatLinkButton>
            </Notice>
          ) : null}
        </div>
      </Section>
      <Section heading={next.heading}>
        <Steps items={next.items} />
      </Section>
      <Section heading={agenda.heading} lead={agenda.lead}>
        <Steps items={agenda.items} />
      </Section>
    </>
  );
}
