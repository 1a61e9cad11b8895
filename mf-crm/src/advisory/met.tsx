import { Face } from '../people/face.tsx';
import type { AdvisorId } from './content.ts';

/** Who gives the advice, drawn. */
export default function Met({ advisor }: { advisor: AdvisorId }) {
  return <Face of={advisor} />;
}
