import { useContent } from '@mosaico/shared-types';
import { ArrowRight, SiteLink } from '@mosaico/shared-ui';
import { SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import { ladder, type MoneyStep } from './content.ts';
import styles from './ladder.module.css';

/** What each amount buys, with a client's work of it: paid once apart from paid each month, up to where the full service begins. */
export default function Ladder() {
  return (
    <div className={styles.ladder} data-assemble="">
      {useContent(ladder).map(({ heading, steps }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <MoneySteps steps={steps} />
        </section>
      ))}
    </div>
  );
}

function MoneySteps({ steps }: { steps: readonly MoneyStep[] }) {
  const proofs = useProofs(steps.map(({ topic }) => topic));
  return (
    <ol role="list">
      {steps.map(({ price, name, topic, to }, index) => {
        const { shown } = proofs[index] ?? {};
        const picture = workOf(shown, topic);
        const words = (
          <>
            <strong>{price}</strong> {name}
          </>
        );
        return (
          <li key={name} data-tile="" data-full={to ? undefined : ''}>
            {picture ? <img src={picture.url} alt="" width={640} height={480} decoding="async" /> : null}
            <p>
              {to ? (
                <SiteLink to={to} data-cover="">
                  {words}
                </SiteLink>
              ) : (
                <span>{words}</span>
              )}{' '}
              {shown ? (
                <small>
                  {shown.client}
                  <SampleNote {...shown} />
                </small>
              ) : null}
              {to ? <ArrowRight /> : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
