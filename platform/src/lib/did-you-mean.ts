import { nearestOf } from '@mosaico/shared-types/schemas';

/** The end of a message about an unknown name: ` Did you mean "staging"?`; nothing where no known name is like it. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
