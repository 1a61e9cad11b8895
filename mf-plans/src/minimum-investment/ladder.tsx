import { useContent, type CaseSummary } from '@mosaico/shared-types';
import { ArrowRight, SiteLink } from '@mosaico/shared-ui';
import { SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import { UpkeepArt } from '../catalogue/upkeep-art.tsx';
import { WorkPicture } from '../catalogue/work-picture.tsx';
import { ladder, lowest, scale, type MoneyStep } from './content.ts';
import styles from './ladder.module.css';

/** What each amount buys, with a client's work of it: paid once apart from paid each month, up to where the full service begins. */
export default function Ladder() {
  const groups = useContent(ladder);
  const { heading: opening, ...ends } = useContent(scale);
  return (
    <div className={styles.start}>
      <h2>{opening}</h2>
      <Bar {...ends} amounts={groups.flatMap(({ steps }) => steps.flatMap(({ amount }) => amount ?? []))} />
      <div className={styles.ladder} data-assemble="">
        {groups.map(({ heading, steps }) => (
          <section key={heading} aria-label={heading}>
            <h3>{heading}</h3>
            <MoneySteps steps={steps} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Thickness of the bar's segments above the ground, in the units of its drawing: the dearer, the higher. */
const low = 14;
const high = 56;

/** From nothing to the minimum, to scale: each price of a month begins a segment. The steps below say the same in words. */
function Bar({
  least,
  most,
  full,
  amounts,
}: {
  least: string;
  most: string;
  full: number;
  amounts: readonly number[];
}) {
  const marks = [...new Set(amounts)].filter((amount) => amount < full).sort((a, b) => a - b);
  return (
    <div className={styles.bar} aria-hidden="true">
      <svg viewBox="0 0 1000 64" preserveAspectRatio="none">
        <rect y={high} width={1000} height={64 - high} data-of="ground" />
        {marks.map((amount, index) => {
          const x = (amount / full) * 1000;
          const end = ((marks[index + 1] ?? full) / full) * 1000;
          const height = low + ((high - low) * (index + 1)) / marks.length;
          return <rect key={amount} x={x} y={high - height} width={end - x - 4} height={height} data-of={index} />;
        })}
      </svg>
      <p>
        <span>{least}</span> <span>{most}</span>
      </p>
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
      {steps.map(({ price, name, topic, from, more, full, to }, index) => {
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
                <strong>
                  {from ? <span>{lowest} </span> : null}
                  {price}
                </strong>{' '}
                {name}
              </SiteLink>{' '}
              <small>
                {more === undefined ? null : <b>{more}</b>}
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
