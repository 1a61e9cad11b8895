import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, CheckList, Embed, Facts, Faq, Notice, PageHero, Section } from '@mosaico/shared-ui';
import { Channels } from './channels.tsx';
import {
  channels,
  faq,
  hero as heroOf,
  privacy as privacyOf,
  quickLinks,
  ticket,
  times as timesOf,
} from './content.ts';
import { QuickLinks } from './quick-links.tsx';
import styles from './support-portal.module.css';

const ticketAnchor = 'ticket';

/** `/soporte`: the support portal of the learning app. */
export default function SupportPortal() {
  const { agency, forms } = useSite();
  const hero = useContent(heroOf);
  const times = useContent(timesOf);
  const privacy = useContent(privacyOf);
  const deletion = `mailto:${agency.supportEmail}?subject=${encodeURIComponent(privacy.deleteSubject)}`;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<ActionLink href={`#${ticketAnchor}`}>{hero.ticket}</ActionLink>}
        compact
      />
      <Section heading={channels.heading}>
        <Channels ticket={ticketAnchor} />
      </Section>
      <Section heading={quickLinks.heading} tone="tinted">
        <QuickLinks items={quickLinks.items} />
      </Section>
      <Section heading={faq.heading}>
        <Faq items={faq.items} />
      </Section>
      <Section heading={ticket.heading} lead={ticket.lead} id={ticketAnchor}>
        <Embed address={forms.ticket} title={ticket.title} height={600} />
      </Section>
      <Section heading={times.heading} tone="ink">
        <div className={styles.stack}>
          <Facts items={times.items} />
          <Notice title={times.critical.title}>
            <CheckList items={times.critical.items} />
          </Notice>
        </div>
      </Section>
      <Section heading={privacy.heading} lead={privacy.lead}>
        <div className={styles.stack}>
          <CheckList items={privacy.items} />
          <Actions>
            <ActionLink href={deletion} look="secondary">
              {privacy.delete}
            </ActionLink>
            <ActionLink to={privacy.policy.to} look="text">
              {privacy.policy.label}
            </ActionLink>
            <ActionLink to={privacy.terms.to} look="text">
              {privacy.terms.label}
            </ActionLink>
          </Actions>
        </div>
      </Section>
    </>
  );
}
