import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasCode } from '../lib/error-code.ts';
import { checkedJson } from '../lib/read-json.ts';

/** The file of a release that lists the packages of others of which visitors download something. */
export const licencesFile = 'licences.json';

const licencesSchema = v.array(
  v.looseObject({
    name: v.string(),
    version: v.string(),
    /** The package's declared licence: an SPDX expression, as `MIT`. Nothing where it says none. */
    licence: v.optional(v.string()),
    /** The text of its licence, where it brings one along. */
    text: v.optional(v.string()),
  }),
);

/** A package of others, and its licence. */
export type LicensedPackage = v.InferOutput<typeof licencesSchema>[number];

/**
 * The packages that the release in a folder lists; empty for a release without a list. Throws an `Error` naming the
 * release if its file is no such list.
 */
export async function licencesIn(folder: string, release: string): Promise<LicensedPackage[]> {
  const source = `${licencesFile} of ${release}`;
  let text: string;
  try {
    text = await readFile(join(folder, licencesFile), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
  return checkedJson(licencesSchema, text, source);
}
