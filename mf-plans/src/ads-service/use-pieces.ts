import type { CaseSummary } from '@mosaico/shared-types';
import { useProofs } from '@mosaico/shared-ui/cases';

// The first one is the whole work: what the page opens with.
const piecesOf = (shown: CaseSummary | undefined) =>
  (shown?.works ?? [])
    .filter(({ topic }) => topic === 'ads')
    .slice(1)
    .map(({ picture }) => picture);

/** Single pieces of two clients' campaigns; none where the site has none to show. */
export function usePieces() {
  const [ads] = useProofs(['ads']);
  const [search, strategy, video, graphics, air] = piecesOf(ads?.shown);
  const [feed, story] = piecesOf(ads?.besides);
  return { feed, story, search, strategy, video, graphics, air };
}
