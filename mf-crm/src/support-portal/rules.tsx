import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, CheckList, Facts, Notice, Section } from '@mosaico/shared-ui';
import { OtherSupport } from './other-support.tsx';
import { others, privacy as privacyOf, times as timesOf } from './content.ts';
import styles from './rules.module.css';

/** When the team answers, and what becomes of the visitor's data. */
export default function Rules() {
  const { agency } = useSite();
  const times = useContent(timesOf);
  const privacy = useContent(privacyOf);
  const deletion = `mailto:${agency.supportEmail}?subject=${encodeURIComponent(privacy.deleteSubject)}`;
  return (
    <>
      <Section heading={times.heading} tone="ink">
        <div className={styles.stack}>
          <Facts items={times.items} />
          <Notice title={times.critical.title}>
            <CheckList items={times.critical.items} kind="plain" />
          </Notice>
        </div>
      </Section>
      <Section heading={privacy.heading} lead={privacy.lead} beside>
        <div className={styles.stack}>
          <CheckList items={privacy.items} kind="plain" />
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
      <OtherSupport {...others} />
    </>
  );
}
