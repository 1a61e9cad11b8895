import type { CaseTopic } from '@mosaico/shared-types';
import { CaseMeanwhile } from '@mosaico/shared-ui/cases';

/** Below a confirmation, and below questions: a work of what was asked for. */
export default function Meanwhile({ topic }: { topic: CaseTopic }) {
  return <CaseMeanwhile topic={topic} stories="mf-testimonials/case" />;
}
