import { copy } from '../basics/copy.ts';
import { ActionLink } from '../actions/action-link.tsx';
import { Check } from '../art/icons.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import { objects, type StepObject } from './outcome-objects.ts';
import type { NextAction, OutcomeStep } from './outcome-page.tsx';
import styles from './outcome-steps.module.css';

/** Props of {@link OutcomeSteps}. */
interface OutcomeStepsProps {
  heading: string;
  items: readonly OutcomeStep[];
  drawn: readonly StepObject[];
  action?: NextAction | undefined;
}

/** The steps as tiles. Without progress the first one is next. */
export default function OutcomeSteps({ heading, items, drawn, action }: OutcomeStepsProps) {
  const next = Math.max(
    items.findIndex(({ state }) => state === 'current'),
    0,
  );
  return (
    <>
      <h2>{heading}</h2>
      <ol role="list">
        {items.map(({ title, text, state }, index) => (
          <li
            key={title}
            className={styles.step}
            data-state={state ?? (index === next ? 'current' : 'next')}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {state === 'done' ? <Check size={24} /> : index + 1}
            </span>
            <div>
              <h3>
                {title}
                {state === undefined ? null : <VisuallyHidden> ({copy.step[state]})</VisuallyHidden>}
              </h3>
              {text === undefined ? null : <p>{text}</p>}
            </div>
            <StepThing name={drawn[index]} />
            {action && index === next ? <StepAction {...action} /> : null}
          </li>
        ))}
      </ol>
    </>
  );
}

function StepAction({ label, ...destination }: NextAction) {
  return <ActionLink {...destination}>{label}</ActionLink>;
}

function StepThing({ name }: { name: StepObject | undefined }) {
  if (name === undefined) return null;
  const { sheet, mark, line }: { sheet: string; mark?: string; line?: string } = objects[name];
  return (
    <svg className={styles.thing} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={sheet} />
      <path d={mark} />
      <path d={line} />
    </svg>
  );
}
