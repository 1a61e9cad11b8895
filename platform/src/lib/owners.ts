import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Places where GitHub looks for it. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/** Workspace → its owners as the repository in `root` names them (`@mosaico/plans`). Empty without CODEOWNERS. */
export function ownersIn(root: string): ReadonlyMap<string, string> {
  const file = places.map((place) => join(root, place)).find((each) => existsSync(each));
  const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n');
  // The last line that matches decides.
  return new Map(
    lines.flatMap((line) => {
      const [, workspace, owners] = /^\/([\w-]+)\/? +(\S[^#]*)/.exec(line) ?? [];
      return workspace !== undefined && owners !== undefined ? [[workspace, owners.trim()] as const] : [];
    }),
  );
}
