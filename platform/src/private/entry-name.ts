// Library: @module-federation/enhanced 2.9. Symbol: `FederationRuntimeModule`, which asks for the folders of an entry's name.
// Why: it asks while webpack computes the hashes, and webpack refuses a name with a `[contenthash]` that is not known yet. So until then there
// is none in the name. A plain name will do once the issue is closed. Upstream: module-federation/core#5077.
import type { PathData } from 'webpack';

/** webpack's `output.filename` for a client's entry: `name.js`, with a hash of its content if `isHashed`. `name` may be of webpack's placeholders. */
export function entryName(nameOf: (chunk: string) => string, isHashed: boolean): (path: PathData) => string {
  return ({ chunk }) => {
    const name = nameOf(chunk?.name ?? '');
    return isHashed && chunk?.contentHash?.javascript !== undefined ? `${name}.[contenthash:10].js` : `${name}.js`;
  };
}
