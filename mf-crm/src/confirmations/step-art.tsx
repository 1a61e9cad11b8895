import { things as booking } from '../booking-thanks/content.ts';
import { things as request } from '../request-received/content.ts';
import { Drawn } from './drawn.tsx';

const things = { booking, request };

/** What a step after a request is about. */
export interface StepArtProps {
  of: keyof typeof things;
  step: 0 | 1 | 2;
}

/** A thing on a step's tile. */
export default function StepArt({ of, step }: StepArtProps) {
  return <Drawn {...things[of][step]} />;
}
