import { section, useContent, useSite, type CaseTopic } from '@mosaico/shared-types';
import {
  ActionLink,
  ChatLinkButton,
  CheckList,
  Embed,
  Notice,
  PageHero,
  Section,
  useHydrated,
  useScript,
} from '@mosaico/shared-ui';
import { content, form } from './content.ts';
import styles from './free-consultation.module.css';

const Art = section('static', () => import('./art.tsx'));
const Proof = section<{ topic: CaseTopic }>('static', () => import('../case-line/case-line.tsx'));

const anchor = 'formulario';

/** `/solicitud-cita`: the free, one-to-one consultation and its request form. */
export default function FreeConsultation() {
  const { forms, scripts } = useSite();
  const { hero, next } = useContent(content);
  // Once the page works: its effects come before the page counts as interactive.
  const scheduling = useScript(scripts.scheduling, { id: 'scheduling', when: useHydrated(), removeOnLeave: true });
  return (
    <>
      <PageHero
        picture={<Art />}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        back={hero.back}
        actions={<ActionLink href={`#${anchor}`}>{hero.action}</ActionLink>}
        details={<Proof topic="launches" />}
        compact
      />
      <Section heading={form.heading} lead={form.lead} tone="tinted" id={anchor}>
        <div className={styles.ask}>
          <div>
            <section className={styles.ready} aria-label={form.ready.heading}>
              <h2>{form.ready.heading}</h2>
              <CheckList items={form.ready.items} kind="plain" />
            </section>
            <Embed address={forms.consultation} title={form.title} height={654} topic="courses" />
            <div role="status">
              {scheduling === 'failed' ? (
                <Notice title={form.failed.title}>
                  <p>{form.failed.text}</p>
                  <ChatLinkButton look="text">{form.failed.chat}</ChatLinkButton>
                </Notice>
              ) : null}
            </div>
          </div>
          <section className={styles.next} aria-label={next.heading}>
            <h2>{next.heading}</h2>
            <ol role="list">
              {next.items.map(({ figure, title, text }) => (
                <li key={title}>
                  <strong aria-hidden="true">{figure}</strong>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
            <p>{next.cancel}</p>
          </section>
        </div>
      </Section>
    </>
  );
}
