import { Face, type FaceName } from '../people/face.tsx';
import type { AdvisorId } from './content.ts';

const faces: Record<AdvisorId, readonly FaceName[]> = { equipo: ['ana', 'leo', 'mar'], ceo: ['eva'] };

/** Who gives the advice, drawn. */
export default function Met({ advisor }: { advisor: AdvisorId }) {
  return faces[advisor].map((face) => <Face key={face} of={face} />);
}
