import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosures, Section, VisuallyHidden } from '@mosaico/shared-ui';
import { caseAnchor, useCases } from '@mosaico/shared-ui/cases';
import { stories } from './content.ts';
import { Story, StoryName } from './story.tsx';
import styles from './stories.module.css';

/** Every case from its problem to what came of it, one at a time, by trade. Nothing where there are none. */
export default function Stories() {
  const all = useCases();
  const { hash } = useLocation();
  const areHere = all.length > 0;
  // Who comes here in the browser is at the page's top while the cases are still on their way.
  useEffect(() => {
    if (areHere && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [areHere, hash]);
  if (!areHere) return null;
  // So many take two of the four columns, that no place is left beside the last.
  const wide = all.filter(({ site }) => site).slice(0, (4 - (all.length % 4)) % 4);
  const trades = [...new Set(all.flatMap(({ trade }) => trade ?? []))];
  return (
    <Section id={stories.id} heading={stories.heading} lead={stories.lead}>
      <div className={styles.stories}>
        {trades.length > 1 ? <Trades trades={trades} /> : null}
        <Disclosures
          tiles
          items={all.map((each) => ({
            id: caseAnchor(each.id),
            summary: <StoryName told={each} trade={trades.indexOf(each.trade ?? '') + 1} wide={wide.includes(each)} />,
            content: <Story told={each} />,
          }))}
        />
        {all.some(({ sample }) => sample) ? <p className={styles.samples}>{stories.samples}</p> : null}
      </div>
    </Section>
  );
}

/** Shows the clients of one trade alone. It works without scripts: the style sheet knows trades by their number. */
function Trades({ trades }: { trades: readonly string[] }) {
  const name = useId();
  return (
    <fieldset className={styles.trades} data-no-print>
      <legend>
        <VisuallyHidden>{stories.trades}</VisuallyHidden>
      </legend>
      {[stories.everyTrade, ...trades].map((trade, index) => (
        <label key={trade}>
          <input type="radio" name={name} value={index} defaultChecked={index === 0} />
          {trade}
        </label>
      ))}
    </fieldset>
  );
}
