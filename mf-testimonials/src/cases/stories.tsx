import { useId } from 'react';
import { Section, VisuallyHidden } from '@mosaico/shared-ui';
import { useCases } from '@mosaico/shared-ui/cases';
import { stories } from './content.ts';
import { Tile } from './tile.tsx';
import styles from './stories.module.css';

/** Every case as a tile that leads to its page, by trade. Nothing where there are none. */
export default function Stories() {
  const all = useCases();
  if (all.length === 0) return null;
  // So many take two of the four columns, that no place is left beside the last.
  const wide = all.filter(({ site }) => site).slice(0, (4 - (all.length % 4)) % 4);
  const trades = [...new Set(all.flatMap(({ trade }) => trade ?? []))];
  return (
    <Section id={stories.id} heading={stories.heading} lead={stories.lead}>
      <div className={styles.stories}>
        {trades.length > 1 ? <Trades trades={trades} /> : null}
        <ul role="list">
          {all.map((each) => (
            // Links from before cases had pages lead to this anchor.
            <li
              key={each.id}
              id={`caso-${each.id}`}
              data-trade={trades.indexOf(each.trade ?? '') + 1}
              data-wide={wide.includes(each) ? '' : undefined}
              data-tile=""
            >
              <Tile shown={each} wide={wide.includes(each)} />
            </li>
          ))}
        </ul>
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
