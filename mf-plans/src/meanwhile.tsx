import { CaseStrip } from '@mosaico/shared-ui/cases';

/** Below a confirmation: work to look at while the answer is on its way. */
export default function Meanwhile() {
  return <CaseStrip stories="mf-testimonials/video-testimonials" />;
}
