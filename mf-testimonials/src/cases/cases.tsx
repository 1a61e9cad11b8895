import { Section } from '@mosaico/shared-ui';
import { caseAnchor, CaseCard, useCases } from '@mosaico/shared-ui/cases';
import { cases } from './content.ts';
import styles from './cases.module.css';

/** Every case as a card: whose it is, and what came of it. Each leads to its story. Nothing where there are none. */
export default function Cases() {
  const all = useCases();
  if (all.length === 0) return null;
  return (
    <Section id={cases.id} heading={cases.heading} lead={cases.lead}>
      <ul className={styles.cards} role="list">
        {all.map((each) => (
          <li key={each.id}>
            <CaseCard shown={each} to={`#${caseAnchor(each.id)}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
