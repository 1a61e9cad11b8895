import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slotsFile } from '../build/screen-requests.ts';
import type { Workspace } from '../workspaces.ts';

/** A module that compiles exactly if every workspace exposes what shell and pages count on. */
export interface Contract {
  source: string;
  /** The file that each line of `source` speaks of, relative to the root; by line, from 0. */
  about: (string | undefined)[];
}

/**
 * The contract of these workspaces. They are asked here, and not only by the `satisfies` in their own files, because a
 * remote that forgets it would compile and then fail in the browser: federation hands modules over without types.
 */
export function contractOf(workspaces: readonly Workspace[]): Contract {
  const lines: [source: string, about?: string][] = [
    ["import type { OfferedSlots, Pages, Screens, Slots } from 'shared-types';"],
  ];
  const offering: string[] = [];
  workspaces.forEach(({ name, folder }, index) => {
    const [pages, screens, slots] = [`pages${index}`, `screens${index}`, `slots${index}`];
    const file = (of: string): string => `${name}/src/${of}`;
    lines.push(
      [`import ${pages} from './${file('pages.ts')}';`, file('pages.ts')],
      [`import ${screens} from './${file('screens.ts')}';`, file('screens.ts')],
      [`${pages} satisfies Pages;`, file('pages.ts')],
      [`${screens} satisfies Screens<typeof ${pages}>;`, file('screens.ts')],
      [`(({}) as typeof ${pages}) satisfies Record<keyof typeof ${screens}, unknown>;`, file('screens.ts')],
    );
    if (!existsSync(join(folder, 'src', slotsFile))) return;
    offering.push(`keyof typeof ${slots}`);
    lines.push(
      [`import ${slots} from './${file(slotsFile)}';`, file(slotsFile)],
      [`${slots} satisfies Slots;`, file(slotsFile)],
      [`(({}) as OfferedSlots) satisfies Record<keyof typeof ${slots}, unknown>;`, file(slotsFile)],
    );
  });
  lines.push([
    `(({}) as Record<${offering.join(' | ') || 'never'}, 0>) satisfies Record<keyof OfferedSlots, 0>;`,
    "a remote's slots.ts",
  ]);
  return { source: lines.map(([line]) => line).join('\n'), about: lines.map(([, about]) => about) };
}
