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
      <Bar {...ends} steps={groups.flatMap(({ steps }) => steps)} />
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

/** Heights in px: of the lowest and the highest segment, and of the ground that they stand on. */
const low = 28;
const high = 56;
const ground = 8;

/** From nothing to the minimum, to scale: each price of a month begins a segment. The steps below say the same in words. */
function Bar({ least, most, full, steps }: { least: string; most: string; full: number; steps: readonly MoneyStep[] }) {
  const marks = steps
    .flatMap(({ amount, price }) => (amount !== undefined && amount < full ? [{ amount, price }] : []))
    .sort((a, b) => a.amount - b.amount);
  const share = (amount: number): string => `${(amount / full) * 100}%`;
  return (
    <div className={styles.bar} aria-hidden="true">
      <svg height={high + ground}>
        <rect y={high} width="100%" height={ground} data-of="ground" />
        {marks.map(({ amount, price }, index) => {
          const height = low + ((high - low) * (index + 1)) / marks.length;
          const end = marks[index + 1]?.amount ?? full;
          return (
            <g key={price} data-of={index}>
              <rect x={share(amount)} y={high - height} width={share(end - amount - 4)} height={height} />
              <text x={share(amount)} dx={8} y={high - 10}>
                {price}
              </text>
            </g>
          );
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
