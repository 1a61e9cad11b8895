import { useContent } from '@mosaico/shared-types';
import { ArrowRight, Price, SiteLink } from '@mosaico/shared-ui';
import { SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import { WorkPicture } from '../catalogue/work-picture.tsx';
import { order, stepsOf } from './content.ts';
import styles from './order.module.css';

/** What first, what last: a client's work at each step, what it costs, and where to get it. */
export default function Order() {
  const steps = useContent(stepsOf);
  const proofs = useProofs(steps.map(({ topic }) => topic));
  return (
    <section className={styles.order} aria-label={order.heading}>
      <div>
        <h2>{order.heading}</h2>
        <p>{order.lead}</p>
      </div>
      <ol className={styles.steps} role="list" data-assemble="">
        {steps.map(({ topic, title, text, price, to }, index) => {
          const { shown: first, besides } = proofs[index] ?? {};
          // The pages that sell the steps open with the first one.
          const shown = besides ?? first;
          const picture = workOf(shown, topic);
          return (
            <li key={topic} data-tile="">
              {picture ? (
                <WorkPicture picture={picture} landing={topic === 'landing-pages' ? shown : undefined} />
              ) : null}
              <div>
                <h3>
                  <SiteLink to={to} data-cover="">
                    {title}
                  </SiteLink>
                </h3>
                <Price amount={price} size="small" currency />
                {price.from || price.covers === undefined ? null : <p>{price.covers}</p>}
                <p>{text}</p>
                {shown ? (
                  <small>
                    {shown.client}
                    <SampleNote {...shown} />
                  </small>
                ) : null}
                <ArrowRight />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
