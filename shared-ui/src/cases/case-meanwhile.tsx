import type { CaseTopic, PageName } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { CaseLink } from './case-link.tsx';
import { CaseResult, SampleLabel } from './case-parts.tsx';
import { resultOf, useCase, workOf } from './use-cases.ts';
import { words } from './words.ts';
import styles from './case-meanwhile.module.css';

/** Props of {@link CaseMeanwhile}. */
export interface CaseMeanwhileProps {
  /** What the visitor is waiting for. */
  topic: CaseTopic;
  /** The page of each case, by the case's id as its slug. */
  stories: PageName;
}

/**
 * One work to look at while an answer is on its way, below an `OutcomePage`: its problem, what came of it, and a link to its story. Nothing
 * where the site has no picture of it. To be shown by a `section('static', …)`.
 */
export function CaseMeanwhile({ topic, stories }: CaseMeanwhileProps) {
  const shown = useCase(topic);
  const picture = workOf(shown, topic);
  if (!shown || !picture) return null;
  const { client, sector, problem } = shown;
  return (
    <Section heading={words.meanwhile}>
      <article className={styles.meanwhile} aria-label={client}>
        <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
        <CaseResult result={resultOf(shown, topic)} />
        <div>
          <h3>
            {client} <small>{sector}</small>
          </h3>
          <p>{problem}</p>
          <SampleLabel {...shown} />
          <CaseLink shown={shown} topic={topic} stories={stories} />
        </div>
      </article>
    </Section>
  );
}
