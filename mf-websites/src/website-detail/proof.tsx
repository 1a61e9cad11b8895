import type { CaseTopic } from '@mosaico/shared-types';
import { CaseStudy } from '@mosaico/shared-ui/cases';

/** A finished site of this kind, and what came of it. */
export default function Proof({ topic }: { topic: CaseTopic }) {
  return <CaseStudy topic={topic} stories="mf-testimonials/video-testimonials" />;
}
