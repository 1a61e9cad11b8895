import { token } from 'shared-ui';
import type { LayerId } from './plans.ts';

/** The glaze of each storey and of the words on it: the same wherever a plan is drawn. */
export const layerColours: Record<LayerId, { backgroundColor: string; color: string }> = {
  support: { backgroundColor: token.tileB, color: token.onHighlight },
  changes: { backgroundColor: token.tileE, color: token.onHighlight },
  site: { backgroundColor: token.tileA, color: token.onAccent },
  server: { backgroundColor: token.tileC, color: token.paper },
};
