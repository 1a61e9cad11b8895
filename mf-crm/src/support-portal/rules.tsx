import { useContent, useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, Facts, Section } from '@mosaico/shared-ui';
import { OtherSupport } from './other-support.tsx';
import { others, privacy as privacyOf, times as timesOf, type Hours } from './content.ts';
import styles from './rules.module.css';

/** Hours, one by one, those that count lit, above what they begin and end with; decoration. */
function Clock({ from, to, of, ends: [first, last] }: Hours) {
  return (
    <div aria-hidden="true">
      <div>
        {Array.from({ length: of }, (_, hour) => (
          <i key={hour} data-lit={hour >= from && hour < to ? '' : undefined} />
        ))}
      </div>
      <small>{first}</small>
      <small>{last}</small>
    </div>
  );
}

/** When the team answers, and what becomes of the visitor's data. */
export default function Rules() {
  const { agency } = useSite();
  const times = useContent(timesOf);
  const privacy = useContent(privacyOf);
  const deletion = `mailto:${agency.supportEmail}?subject=${encodeURIComponent(privacy.deleteSubject)}`;
  return (
    <>
      <Section heading={times.heading} tone="ink">
        <dl className={styles.times}>
          {times.items.map(({ value, label, hours }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong>
                <Clock {...hours} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section heading={privacy.heading} lead={privacy.lead}>
        <div className={styles.stack}>
          <Facts items={privacy.items} />
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
