import type { PageName } from '@mosaico/shared-types';
import { Section, SiteLink } from '@mosaico/shared-ui';
import { caseAnchor } from './case-parts.tsx';
import { useCases } from './use-cases.ts';
import { words } from './words.ts';
import styles from './case-strip.module.css';

/**
 * Three cases to look at while an answer is on its way, below an `OutcomePage`; each leads to its story on the page `stories`. Nothing
 * where the site has fewer pictures. To be shown by a `section('static', …)`.
 */
export function CaseStrip({ stories }: { stories: PageName }) {
  const shown = useCases().flatMap((each) => {
    const [picture] = each.pictures ?? [];
    return picture ? [{ ...each, picture }] : [];
  });
  if (shown.length < 3) return null;
  return (
    <Section heading={words.meanwhile}>
      <ul className={styles.strip} role="list">
        {shown.slice(0, 3).map(({ id, client, sector, sample, picture }) => (
          <li key={id}>
            <SiteLink to={`${stories}#${caseAnchor(id)}`}>
              <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
              <span>
                <strong>{client}</strong> {sector}
                {sample ? `. ${words.sample}` : null}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
