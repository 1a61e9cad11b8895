import { useContent } from '@mosaico/shared-types';
import { Price, SiteLink } from '@mosaico/shared-ui';
import { SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import { stepsOf } from './content.ts';
import styles from './order.module.css';

/** What first, what last: a client's work at each step, what it costs, and where to get it. */
export function Order() {
  const steps = useContent(stepsOf);
  const proofs = useProofs(steps.map(({ topic }) => topic));
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ topic, title, text, price, to }, index) => {
        const { shown } = proofs[index] ?? {};
        const picture = workOf(shown, topic);
        return (
          <li key={topic}>
            {picture ? <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" /> : null}
            <div>
              <h3>
                <SiteLink to={to} data-cover="">
                  {title}
                </SiteLink>
              </h3>
              <p>{text}</p>
              <Price amount={price} size="small" />
              {price.from || price.covers === undefined ? null : <p>{price.covers}</p>}
              {shown ? (
                <small>
                  {shown.client}
                  <SampleNote {...shown} />
                </small>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
