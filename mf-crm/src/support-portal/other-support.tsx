import type { PageName } from '@mosaico/shared-types';
import { ArrowRight, Section, SiteLink } from '@mosaico/shared-ui';
import styles from './other-support.module.css';

interface OtherSupportProps {
  heading: string;
  items: readonly { to: PageName; label: string; text: string }[];
}

/** The two other kinds of support, for whoever looked for "soporte" and came here. */
export function OtherSupport({ heading, items }: OtherSupportProps) {
  return (
    <Section heading={heading} tone="tinted">
      <ul className={styles.others} role="list">
        {items.map(({ to, label, text }) => (
          <li key={to}>
            <SiteLink to={to} data-cover="">
              {label} <ArrowRight size={22} />
            </SiteLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
