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
  choice?: boolean | undefined;
}

/** The steps as tiles. Without progress the first one is next. */
export default function OutcomeSteps({ heading, items, drawn, action, choice }: OutcomeStepsProps) {
  const next = Math.max(
    items.findIndex(({ state }) => state === 'current'),
    0,
  );
  const List = choice ? 'ul' : 'ol';
  return (
    <div className={styles.steps}>
      <h2>{heading}</h2>
      <List role="list" data-choice={choice ? '' : undefined}>
        {items.map(({ title, text, figure, state, action: own }, index) => (
          <li
            key={title}
            className={styles.step}
            data-figure={figure === undefined ? undefined : ''}
            data-state={choice ? undefined : (state ?? (index === next ? 'current' : 'next'))}
            aria-current={state === 'current' && !choice ? 'step' : undefined}
          >
            {choice ? null : (
              <span className={styles.number} aria-hidden="true">
                {state === 'done' ? <Check size={24} /> : index + 1}
              </span>
            )}
            <div>
              <h3>
                {title}
                {state === undefined || choice ? null : <VisuallyHidden> ({copy.step[state]})</VisuallyHidden>}
              </h3>
              {figure === undefined ? null : <p className={styles.figure}>{figure}</p>}
              {text === undefined ? null : <p>{text}</p>}
            </div>
            <StepThing name={drawn[index]} />
            {own ? (
              <StepAction {...own} look={choice && index > 0 ? 'text' : 'primary'} />
            ) : action && index === next ? (
              <StepAction {...action} look="primary" />
            ) : null}
          </li>
        ))}
      </List>
    </div>
  );
}

function StepAction({ label, look, ...destination }: NextAction & { look: 'primary' | 'text' }) {
  return (
    <ActionLink {...destination} look={look}>
      {label}
    </ActionLink>
  );
}

function StepThing({ name }: { name: StepObject | undefined }) {
  if (name === undefined) return null;
  const { sheet, mark, line }: { sheet: string; mark?: string; line?: string } = objects[name];
  return (
    <span className={styles.thing}>
      <svg viewBox="-4 -4 72 72" aria-hidden="true">
        <path d={sheet} />
        <path d={mark} />
        <path d={line} />
      </svg>
    </span>
  );
}
