import { satisfies } from 'semver';
import type { Release } from '@mosaico/shared-types/schemas';

/** What a release shares and asks for. */
export type Shares = Pick<Release, 'shared'>;
/** See `Release['shared']`. */
export type Consume = Release['shared']['consumes'][number];

/** Whether a remote gets the shell's copy of a shared module: one in its range that is loaded from the start. */
export function hasCompatibleShare({ shared }: Shares, { key, range }: Pick<Consume, 'key' | 'range'>): boolean {
  return shared.provides.some((offer) => offer.key === key && offer.eager && satisfies(offer.version, range));
}
