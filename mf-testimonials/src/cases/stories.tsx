import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosures, Section } from '@mosaico/shared-ui';
import { caseAnchor, useCases } from '@mosaico/shared-ui/cases';
import { stories } from './content.ts';
import { Story, StoryName } from './story.tsx';
import styles from './stories.module.css';

/** Every case from its problem to what came of it, one at a time. Nothing where there are none. */
export default function Stories() {
  const all = useCases();
  const { hash } = useLocation();
  const areHere = all.length > 0;
  // Who comes here in the browser is at the page's top while the cases are still on their way.
  useEffect(() => {
    if (areHere && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [areHere, hash]);
  if (!areHere) return null;
  return (
    <Section id={stories.id} heading={stories.heading} lead={stories.lead}>
      {all.some(({ sample }) => sample) ? <p className={styles.samples}>{stories.samples}</p> : null}
      <Disclosures
        wide
        items={all.map((each) => ({
          id: caseAnchor(each.id),
          summary: <StoryName told={each} />,
          content: <Story told={each} />,
        }))}
      />
    </Section>
  );
}
