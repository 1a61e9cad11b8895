import { useContent } from '@mosaico/shared-types';
import {
  ActionLink,
  ChatLinkButton,
  ClosingCall,
  Notice,
  PageHero,
  PlanTabs,
  Section,
  Steps,
  useTabInAddress,
} from '@mosaico/shared-ui';
import { AdvisorPanel } from './advisor-panel.tsx';
import { advisorIds, content } from './content.ts';
import { Guide } from './guide.tsx';
import { Rates } from './rates.tsx';
import { scene } from './scene.ts';
import styles from './advisory.module.css';

const anchor = 'agendar';

/** `/asesoria-clientes`: hours with the team or the CEO, for active clients; the chosen one in the address. */
export default function Advisory() {
  const [chosen, choose] = useTabInAddress(advisorIds, 'equipo');
  const { hero, clientsOnly, choice, guide, steps, closing } = useContent(content);
  const art = useContent(scene);
  const tabs = choice.advisors.map((advisor) => ({
    id: advisor.id,
    label: advisor.tab,
    panel: <AdvisorPanel advisor={advisor} use={choice.subjects} />,
  }));
  return (
    <>
      <PageHero
        scene={art}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        price={<Rates items={hero.rates} />}
        actions={<ActionLink href={`#${anchor}`}>{hero.action}</ActionLink>}
      />
      <Section heading={choice.heading} id={anchor}>
        <div className={styles.stack}>
          <Notice kind="important" title={clientsOnly.title}>
            <p>{clientsOnly.text}</p>
            <ActionLink to={clientsOnly.link.to} look="text">
              {clientsOnly.link.label}
            </ActionLink>
          </Notice>
          <PlanTabs label={choice.tabs} tabs={tabs} value={chosen} onChange={choose} />
        </div>
      </Section>
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
      </Section>
      <ClosingCall
        scene={art}
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
