import type { PathData } from 'webpack';

/**
 * webpack's `output.filename` for a client's entry: `name.js`, with a hash of its content if `isHashed`. `name` may be of webpack's
 * placeholders. Module Federation's runtime module asks for the name's folders while webpack computes that hash, and webpack refuses a name
 * with a `[contenthash]` that is not known yet (module-federation/core#5077). So until then there is none in it.
 */
export function entryName(nameOf: (chunk: string) => string, isHashed: boolean): (path: PathData) => string {
  return ({ chunk }) => {
    const name = nameOf(chunk?.name ?? '');
    return isHashed && chunk?.contentHash?.javascript !== undefined ? `${name}.[contenthash:10].js` : `${name}.js`;
  };
}
