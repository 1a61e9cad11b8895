import type { ReactNode } from 'react';
import { section } from '@mosaico/shared-types';
import { ActionLink } from '../actions/action-link.tsx';
import type { Destination } from '../actions/action-link.tsx';
import { Actions } from '../actions/actions.tsx';
import type { StepObject } from './outcome-objects.ts';
import { PageHero } from './page-hero.tsx';

const Tiles = section('static', () => import(/* webpackChunkName: "outcome" */ './outcome-steps.tsx'));

/** A way on from here. */
export type NextAction = Destination & { label: string };

/** A step of what happens next. With `state` the list tells how far it has come. */
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
  /** What is drawn on the tile of each step, in their order. */
  objects?: readonly StepObject[];
  /** What there is to do in the step that is next. It stands on its tile. */
  action?: NextAction;
  /** A condition, after the steps. */
  after?: ReactNode;
  /** Where else to go. */
  actions: readonly NextAction[];
  /** Below the steps. */
  children?: ReactNode;
}

/**
 * A page after a purchase, a booking or a form. It says that it worked, what happens next and when, and where to go. Its art is the
 * list of the steps: a ticket for what comes, over the whole width where there is room.
 */
export function OutcomePage({ steps, objects = [], action, after, actions, children, ...words }: OutcomePageProps) {
  return (
    <>
      <PageHero
        compact
        {...words}
        below={
          <>
            <Tiles frame={<section aria-label={steps.heading} />} {...steps} drawn={objects} action={action} />
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
