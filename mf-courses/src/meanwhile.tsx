import type { CaseTopic } from '@mosaico/shared-types';
import { CaseMeanwhile } from '@mosaico/shared-ui/cases';

/** Below a confirmation: a work of what was asked for, to look at while the answer is on its way. */
export default function Meanwhile({ topic }: { topic: CaseTopic }) {
  return <CaseMeanwhile topic={topic} stories="mf-testimonials/case" />;
}
