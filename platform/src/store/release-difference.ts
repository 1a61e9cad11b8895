import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@mosaico/shared-types/schemas';

/**
 * The first difference between two builds of one version, for a message: a file, or a part of `release.json`. Nothing where they
 * are the same but for the day, the commit and how another zlib compresses.
 */
export function differenceOf(one: Release, other: Release): string | undefined {
  const isCompressed = (file: string): boolean => /\.(br|gz)$/.test(file);
  const files = [...new Set([...Object.keys(one.files), ...Object.keys(other.files)])].sort();
  const file = files.find((each) => !isCompressed(each) && one.files[each]?.sha384 !== other.files[each]?.sha384);
  if (file !== undefined) return file;
  const keys = (Object.keys({ ...one, ...other }) as (keyof Release)[]).filter(
    (key) => key !== 'built' && key !== 'files',
  );
  const key = keys.find((each) => !isDeepStrictEqual(one[each], other[each]));
  return key && `"${key}" of release.json`;
}
