import { SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import type { Duty } from './job-offer.ts';
import styles from './duties.module.css';

/** What there is to do, each with a work of that kind; words alone where the site has none. */
export function Duties({ items }: { items: readonly Duty[] }) {
  const proofs = useProofs(items.map(({ work }) => work.topic));
  return (
    <ul className={styles.duties} role="list">
      {items.map(({ title, description, work: { topic, of, part } }, index) => {
        const shown = proofs[index]?.[of];
        const picture = workOf(shown, topic);
        return (
          <li key={title}>
            {shown && picture ? (
              <figure>
                <img
                  src={part ? `${picture.url}#${part}` : picture.url}
                  alt={part ? '' : picture.alt}
                  width={640}
                  height={480}
                  loading="lazy"
                  decoding="async"
                />
                <figcaption>
                  {shown.client}
                  <SampleNote {...shown} />
                </figcaption>
              </figure>
            ) : null}
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
