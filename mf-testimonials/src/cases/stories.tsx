import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Section } from '@mosaico/shared-ui';
import { useCases } from '@mosaico/shared-ui/cases';
import { stories } from './content.ts';
import { Story } from './story.tsx';
import styles from './cases.module.css';

/** Every case from its problem to what came of it. Nothing where there are none. */
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
    <Section heading={stories.heading} lead={stories.lead} tone="tinted">
      {all.some(({ sample }) => sample) ? <p>{stories.samples}</p> : null}
      <div className={styles.stories}>
        {all.map((each) => (
          <Story key={each.id} told={each} />
        ))}
      </div>
    </Section>
  );
}
