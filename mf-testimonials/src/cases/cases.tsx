import { CardGrid, Section } from '@mosaico/shared-ui';
import { caseAnchor, CaseCard, useCases } from '@mosaico/shared-ui/cases';
import { cases } from './content.ts';
import { Story } from './story.tsx';
import styles from './cases.module.css';

/** Every case: a card each, and below them the whole stories they lead to. Nothing where there are none. */
export default function Cases() {
  const all = useCases();
  if (all.length === 0) return null;
  return (
    <Section id={cases.id} heading={cases.heading} lead={cases.lead} tone="tinted">
      <CardGrid columns={4}>
        {all.map((each) => (
          <CaseCard key={each.id} shown={each} to={`#${caseAnchor(each.id)}`} />
        ))}
      </CardGrid>
      <div className={styles.stories}>
        {all.map((each) => (
          <Story key={each.id} told={each} />
        ))}
      </div>
    </Section>
  );
}
