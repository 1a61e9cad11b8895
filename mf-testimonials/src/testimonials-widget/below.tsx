import { ActionLink, ClosingCall, Section, SiteLink } from '@mosaico/shared-ui';
import { CaseResult, resultOf, SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import styles from './below.module.css';
import { closing, results } from './content.ts';

/** What stands below the widget where it is a page by itself. */
export default function Below() {
  return (
    <>
      <Results />
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ActionLink to="mf-testimonials/widgets">{closing.code}</ActionLink>}
      />
    </>
  );
}

/** Works, each as a phone shows it, and what came of them. Nothing where the site has none. */
function Results() {
  const tiles = useProofs(results.topics).flatMap(({ shown }, index) => {
    const topic = results.topics[index];
    const result = shown && topic && resultOf(shown, topic);
    if (!result) return [];
    const work = shown.works?.find((each) => each.topic === topic)?.narrow ?? shown.site?.pages?.[0];
    const picture = workOf(shown, topic);
    return [{ ...shown, result, picture: work ?? (picture && { ...picture, width: 640, height: 480 }) }];
  });
  if (tiles.length === 0) return null;
  return (
    <Section heading={results.heading} lead={results.lead} tone="ink">
      <ul className={styles.results} role="list">
        {tiles.map(({ id, client, sector, sample, result, picture }) => (
          <li key={id}>
            {picture ? (
              <img
                src={picture.url}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
              />
            ) : null}
            <CaseResult result={result} />
            <p>
              <SiteLink to={`mf-testimonials/case/${id}`} data-cover="">
                {client}
              </SiteLink>{' '}
              <small>
                {sector}
                <SampleNote sample={sample} />
              </small>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
