import { piecesOf, useProofs } from '@mosaico/shared-ui/cases';

/** Single pieces of two clients' campaigns; none where the site has none to show. */
export function usePieces() {
  const [ads] = useProofs(['ads']);
  const [search, strategy, video, graphics, air] = piecesOf(ads?.shown, 'ads');
  const [feed, story] = piecesOf(ads?.besides, 'ads');
  return { feed, story, search, strategy, video, graphics, air };
}
