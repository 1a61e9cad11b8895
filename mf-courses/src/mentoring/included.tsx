import { CheckList, Section, SiteLink } from '@mosaico/shared-ui';
import { resultOf, SampleLabel, useProofs, workOf } from '@mosaico/shared-ui/cases';
import { decisions, topics, type ContentBelow } from './content.ts';
import { LeftBehind } from './left-behind.tsx';
import styles from './included.module.css';

/** What is included, and what its sessions are for: each with a client's result. */
export function Included({ heading, items }: ContentBelow['included']) {
  const proofs = useProofs(topics.map(({ proof }) => proof));
  const tiles = topics.map(({ proof, ...words }, index) => {
    const shown = proofs[index]?.shown;
    return {
      ...words,
      shown,
      picture: workOf(shown, proof),
      // Of a site its last page for phones, of a work its picture for phones.
      page: shown?.site?.pages?.at(-1),
      narrow: shown?.works?.find(({ topic }) => topic === proof)?.narrow,
      result: shown && resultOf(shown, proof),
    };
  });
  return (
    <Section heading={heading}>
      <div className={styles.parts}>
        <CheckList items={items} />
        <LeftBehind />
      </div>
      <div className={styles.head}>
        <h3>{decisions.heading}</h3>
        {tiles.some(({ result }) => result) ? <p>{decisions.lead}</p> : null}
      </div>
      <ul className={styles.topics} role="list">
        {tiles.map(({ title, description, shown, picture, page, narrow = page, result }) => (
          <li key={title}>
            {picture ? (
              <picture data-small={page ? 'page' : narrow ? 'work' : undefined}>
                {narrow ? (
                  <source
                    media="(max-width: 47.99rem)"
                    srcSet={narrow.url}
                    width={narrow.width}
                    height={narrow.height}
                  />
                ) : null}
                <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
              </picture>
            ) : null}
            <div>
              <h4>{title}</h4>
              <p>{description}</p>
            </div>
            {shown && result ? (
              <div>
                <SiteLink to={`mf-testimonials/case/${shown.id}`}>{shown.client}</SiteLink>
                <p className={styles.result}>
                  <strong>{result.figure}</strong> {result.what} <small>{result.period}</small>
                </p>
                <SampleLabel {...shown} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
