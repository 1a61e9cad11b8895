import { section } from '@mosaico/shared-types';

const Wall = section('static', () => import('./wall.tsx'));

/** The slot `testimonials/cases`: a wall of what was made, each tile leading to its case. */
export default function Featured() {
  return <Wall />;
}
