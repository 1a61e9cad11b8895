import type { ReactNode } from 'react';
import { section, type AnswerTopic } from '@mosaico/shared-types';
import { ActionLink } from '../actions/action-link.tsx';
import type { Destination } from '../actions/action-link.tsx';
import { Actions } from '../actions/actions.tsx';
import { AnsweredBy } from '../people/answered-by.tsx';
import { PageHero } from './page-hero.tsx';

const Tiles = section('static', () => import(/* webpackChunkName: "outcome" */ './outcome-steps.tsx'));

/** A way on from here. */
export type NextAction = Destination & { label: string };

/** A step of what happens next. With `state` the list shows how far it has come. */
export interface OutcomeStep {
  title: string;
  text?: string;
  /** Within which time or how far, large: `En 24 h`. */
  figure?: string;
  state?: 'done' | 'current' | 'next';
  /** What there is to do in it. */
  action?: NextAction;
}

/** Props of {@link OutcomePage}. */
export interface OutcomePageProps {
  eyebrow: string;
  title: string;
  /** What has happened, in a sentence or two. */
  lead: string;
  /** What happens next, and when. */
  steps: {
    heading: string;
    items: readonly OutcomeStep[];
    /** They are ways to choose from, and no sequence. The action of the first one is the page's. */
    choice?: boolean;
  };
  /** A drawing for each step, in their order. Each fills its place by itself: about 400 to 240 px, 350 to 170 px on a phone. */
  art?: readonly ReactNode[];
  /** One drawing for all steps, in place of one for each. It fills its place by itself. */
  picture?: ReactNode;
  /** Where the picture stands on a wide window: beside the steps, or above them. */
  place?: 'beside' | 'above';
  /** What there is to do in the step that is next. It stands on its tile. */
  action?: NextAction;
  /** What the visitor has written about: the person who answers is named below the steps. Default: `sales`; `null`: nobody is named. */
  topic?: AnswerTopic | null;
  /** A condition, after the steps. */
  after?: ReactNode;
  /** Where else to go. */
  actions: readonly NextAction[];
  /** Below the steps. */
  children?: ReactNode;
}

/**
 * A page after a purchase, a booking or a form. It says that it worked, what happens next and when, and where to go. Its art is the
 * list of the steps: a ticket for what comes, over the whole width where there is room, with a drawing on each; or one picture with the
 * steps beside or below it.
 */
export function OutcomePage({
  steps,
  art = [],
  picture,
  place = 'above',
  action,
  topic,
  after,
  actions,
  children,
  ...words
}: OutcomePageProps) {
  return (
    <>
      <PageHero
        compact
        {...words}
        below={
          <>
            <Tiles
              frame={<section aria-label={steps.heading} />}
              {...steps}
              art={art}
              picture={picture}
              place={place}
              action={action}
            />
            {topic === null ? null : <AnsweredBy topic={topic} call />}
            <Actions>
              {actions.map(({ label, ...destination }) => (
                <ActionLink key={label} {...destination} look="text">
                  {label}
                </ActionLink>
              ))}
            </Actions>
            {after}
          </>
        }
      />
      {children}
    </>
  );
}
