import { useContent } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import { SampleLabel, useCase } from '@mosaico/shared-ui/cases';
import { proposal } from './content.ts';
import styles from './proposal.module.css';

/** What the survey ends in: the plan, the price, the date and what is left out, as a client got them. */
export default function Proposal() {
  const { topic, title, to, price, rows } = useContent(proposal);
  const shown = useCase(topic);
  const [picture] = shown?.pictures ?? [];
  if (!shown || !picture) return null;
  return (
    <section className={styles.sheet} aria-label={title}>
      <img src={picture.url} alt="" width={1200} height={900} loading="lazy" decoding="async" />
      <div>
        <h3>{title}</h3>
        <p>
          {to} {shown.client}
        </p>
        <SampleLabel {...shown} />
        <dl>
          {rows.map(({ what, is }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{is}</dd>
            </div>
          ))}
        </dl>
        <Price amount={price} currency />
      </div>
    </section>
  );
}
