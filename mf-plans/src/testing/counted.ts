import type { FactName } from '@mosaico/shared-types';
import { facts, figure } from '@mosaico/shared-ui/testing';

/** A figure with what it counts: `1 reunión`, `2 reuniones`. */
export const counted = (name: FactName, one: string, many: string): string =>
  `${figure(name)} ${facts.number(name) === 1 ? one : many}`;
