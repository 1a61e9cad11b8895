import type { CaseTopic } from '@mosaico/shared-types';
import { CaseStrip } from '@mosaico/shared-ui/cases';

/** Below a confirmation: work of what was asked for, to look at while the answer is on its way. */
export default function Meanwhile({ topics }: { topics: readonly CaseTopic[] }) {
  return <CaseStrip topics={topics} stories="mf-testimonials/video-testimonials" />;
}
