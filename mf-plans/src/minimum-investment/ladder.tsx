import { useContent, type CaseSummary } from '@mosaico/shared-types';
import { ArrowRight, SiteLink } from '@mosaico/shared-ui';
import { SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import { UpkeepArt } from '../catalogue/upkeep-art.tsx';
import { WorkPicture } from '../catalogue/work-picture.tsx';
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

/** A work as a phone shows it, upright; else as it is. */
function uprightOf(shown: CaseSummary | undefined, topic: MoneyStep['topic']) {
  if (!topic) return undefined;
  const work = shown?.works?.find((each) => each.topic === topic);
  const picture = workOf(shown, topic);
  return work?.narrow ?? shown?.site?.narrow ?? (picture && { ...picture, width: 640, height: 480 });
}

function MoneySteps({ steps }: { steps: readonly MoneyStep[] }) {
  const proofs = useProofs(steps.map(({ topic = 'maintenance' }) => topic));
  return (
    <ol role="list">
      {steps.map(({ price, name, topic, less, full, to }, index) => {
        const shown = topic && proofs[index]?.shown;
        const picture = uprightOf(shown, topic);
        return (
          <li key={name} data-tile="" data-full={full ? '' : undefined} data-of={topic}>
            <span className={styles.picture}>
              {picture ? (
                <WorkPicture {...picture} picture={picture} landing={topic === 'landing-pages' ? shown : undefined} />
              ) : topic ? null : (
                <UpkeepArt of="hosting" />
              )}
            </span>
            <p>
              <SiteLink to={to} data-cover="">
                <strong>{price}</strong> {name}
              </SiteLink>{' '}
              <small>
                {less === undefined ? null : <b>{less}</b>}
                {shown ? (
                  <>
                    {shown.client}
                    <SampleNote {...shown} />
                  </>
                ) : null}
              </small>
              <ArrowRight />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
