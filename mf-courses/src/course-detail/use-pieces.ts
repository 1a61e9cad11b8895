import type { CaseTopic } from '@mosaico/shared-types';
import { useCase } from '@mosaico/shared-ui/cases';

/** The pieces of a client’s work, in their order, which a page shows one by one. None where the site has none to show. */
export function usePieces(topic: CaseTopic) {
  const { works = [] } = useCase(topic) ?? {};
  // The first one is the whole work: what the page opens with.
  return works
    .filter((work) => work.topic === topic)
    .slice(1)
    .map(({ picture }) => picture);
}
