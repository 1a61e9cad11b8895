import type { CaseTopic, PageName } from '@mosaico/shared-types';
import { Section, SiteLink } from '@mosaico/shared-ui';
import { caseAnchor } from './case-parts.tsx';
import { resultOf, useProofs, workOf } from './use-cases.ts';
import { words } from './words.ts';
import styles from './case-strip.module.css';

/** Props of {@link CaseStrip}. */
export interface CaseStripProps {
  /** What the visitor is waiting for: a work of each. Three, of which no client's case is proof of two. */
  topics: readonly CaseTopic[];
  /** The page with the whole stories. */
  stories: PageName;
}

/**
 * Works to look at while an answer is on its way, below an `OutcomePage`; each leads to its story. Nothing where the site has pictures of
 * fewer than two. To be shown by a `section('static', …)`.
 */
export function CaseStrip({ topics, stories }: CaseStripProps) {
  const proofs = useProofs(topics);
  const works = topics.flatMap((topic, index) => {
    const { shown } = proofs[index] ?? {};
    const picture = workOf(shown, topic);
    return shown && picture ? [{ ...shown, topic, picture, result: resultOf(shown, topic) }] : [];
  });
  if (works.length < 2) return null;
  return (
    <Section heading={words.meanwhile}>
      <ul className={styles.strip} role="list">
        {works.map(({ topic, id, client, sector, result, sample, picture }) => (
          <li key={topic}>
            <SiteLink to={`${stories}#${caseAnchor(id)}`}>
              <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
              <span>
                <strong>{client}</strong>{' '}
                {result ? (
                  <>
                    <b>{result.figure}</b> {result.what}
                  </>
                ) : (
                  sector
                )}{' '}
                {sample ? <small>{words.sample}</small> : null}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
