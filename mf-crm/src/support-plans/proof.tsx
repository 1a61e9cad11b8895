import { CaseStudy } from '@mosaico/shared-ui/cases';

/** What came of it for one client. */
export default function Proof() {
  return <CaseStudy topic="support" stories="mf-testimonials/video-testimonials" />;
}
