import { Section } from '@mosaico/shared-ui';
import { useCases } from '@mosaico/shared-ui/cases';
import { stories } from './content.ts';
import { Story } from './story.tsx';
import styles from './cases.module.css';

/** Every case from its problem to what came of it. Nothing where there are none. */
export default function Stories() {
  const all = useCases();
  if (all.length === 0) return null;
  return (
    <Section heading={stories.heading} lead={stories.lead} tone="tinted">
      <div className={styles.stories}>
        {all.map((each) => (
          <Story key={each.id} told={each} />
        ))}
      </div>
    </Section>
  );
}
