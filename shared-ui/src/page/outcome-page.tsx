import type { ReactNode } from 'react';
import { ActionLink } from '../actions/action-link.tsx';
import type { Destination } from '../actions/action-link.tsx';
import { outcomeScene } from './outcome-scene.ts';
import { PageHero } from './page-hero.tsx';
import { Section } from './section.tsx';
import { Steps } from '../words/steps.tsx';
import type { Step } from '../words/steps.tsx';

/** A way on from here; the first one is the main one. */
export type NextAction = Destination & { label: string };

/** Props of {@link OutcomePage}. */
export interface OutcomePageProps {
  eyebrow: string;
  title: string;
  /** What has happened, in a sentence or two. */
  lead: string;
  actions: readonly NextAction[];
  /** What happens next, and when. */
  steps: { heading: string; items: readonly Step[] };
  /** Below the steps. */
  children?: ReactNode;
}

/**
 * A page after a purchase, a booking or a form. It says that it worked, what happens next and when, and where to go. Its art
 * shows the steps.
 */
export function OutcomePage({ eyebrow, title, lead, actions, steps, children }: OutcomePageProps) {
  return (
    <>
      <PageHero
        compact
        scene={outcomeScene(steps.items)}
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={actions.map(({ label, ...destination }, index) => (
          <ActionLink key={label} {...destination} look={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ActionLink>
        ))}
      />
      <Section heading={steps.heading} tone="tinted">
        <Steps items={steps.items} />
      </Section>
      {children}
    </>
  );
}
