import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { copy } from '../basics/copy.ts';
import { ActionLink } from '../actions/action-link.tsx';
import { Check } from '../art/icons.tsx';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';
import type { NextAction, OutcomeStep } from './outcome-page.tsx';
import styles from './outcome-steps.module.css';
import pictured from './outcome-picture.module.css';
import ticket from './outcome-ticket.module.css';

/** Props of {@link OutcomeSteps}. */
interface OutcomeStepsProps {
  heading: string;
  items: readonly OutcomeStep[];
  art: readonly ReactNode[];
  picture: ReactNode;
  place: 'beside' | 'above';
  action?: NextAction | undefined;
  choice?: boolean | undefined;
}

/** The steps as tiles. Without progress the first one is next. */
export default function OutcomeSteps({ heading, items, art, picture, place, action, choice }: OutcomeStepsProps) {
  const next = Math.max(
    items.findIndex(({ state }) => state === 'current'),
    0,
  );
  const states = items.map(({ state }, index) => state ?? (index === next ? 'current' : 'next'));
  const List = choice ? 'ul' : 'ol';
  const isBeside = picture !== undefined && place === 'beside';
  return (
    <div
      className={clsx(styles.steps, isBeside && pictured.beside)}
      data-place={picture === undefined ? undefined : place}
    >
      <h2>{heading}</h2>
      {picture === undefined ? null : (
        <div className={pictured.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <List
        role="list"
        className={choice ? pictured.choice : isBeside ? undefined : ticket.ticket}
        data-steps={items.length}
        data-current={states.includes('current') ? '' : undefined}
      >
        {items.map(({ title, text, figure, state, action: own }, index) => (
          <li
            key={title}
            className={styles.step}
            data-state={choice ? undefined : states[index]}
            aria-current={state === 'current' && !choice ? 'step' : undefined}
          >
            {/* No pseudo-element: axe cannot compute contrast over one. */}
            {isBeside ? null : <span className={ticket.tear} />}
            {/* Above the words, also in the document: what arrives later moves nothing. */}
            {art[index] === undefined ? null : (
              <div className={styles.art} aria-hidden="true">
                {art[index]}
              </div>
            )}
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
