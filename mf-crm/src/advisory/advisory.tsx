import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, Notice, PageHero, PlanTabs, Remark, Section, SiteLink, useTabInAddress } from '@mosaico/shared-ui';
import { AdvisorPanel } from './advisor-panel.tsx';
import { advisorIds, content } from './content.ts';
import { Rates } from './rates.tsx';
import styles from './advisory.module.css';

const anchor = 'agendar';
const Hour = section('static', () => import('./hour.tsx'));
const Below = section<{ anchor: string }>('static', () => import('./below.tsx'));

/** `/asesoria-clientes`: hours with the team or the CEO, for active clients; the chosen one in the address. */
export default function Advisory() {
  const [chosen, choose] = useTabInAddress(advisorIds, 'equipo');
  const { hero, clientsOnly, choice } = useContent(content);
  const tabs = choice.advisors.map((advisor) => ({
    id: advisor.id,
    label: advisor.tab,
    panel: <AdvisorPanel advisor={advisor} use={choice.subjects} />,
  }));
  return (
    <>
      <PageHero
        picture={<Hour />}
        wide
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<ActionLink href={`#${anchor}`}>{hero.action}</ActionLink>}
        details={<Rates items={hero.rates} />}
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
          <Remark>
            {choice.changes} <SiteLink to={choice.policy.to}>{choice.policy.label}</SiteLink>.{' '}
            <SiteLink to={choice.terms.to}>{choice.terms.label}</SiteLink>.
          </Remark>
        </div>
      </Section>
      <Below anchor={anchor} />
    </>
  );
}
