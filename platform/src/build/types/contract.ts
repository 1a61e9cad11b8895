import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { DeclaredPage } from '../../table/declarations.ts';
import type { Workspace } from '../../lib/workspaces.ts';

/** A module that compiles exactly if every workspace exposes what shell and pages count on. */
export interface Contract {
  source: string;
  /** The file that each line of `source` speaks of, relative to the root; by line, from 0. */
  about: (string | undefined)[];
}

/** What a workspace loads its pages and pieces from, by their name. */
export interface Modules {
  workspace: Workspace;
  pages: readonly Pick<DeclaredPage, 'key' | 'screen'>[];
  slots: Readonly<Record<string, string>>;
}

/**
 * The contract of these workspaces, as a source file in the folder `from`. A remote could forget `satisfies` in its own files. It
 * would compile and then fail in the browser, since federation hands over modules without types. Declarations name each other in
 * plain strings, so these are checked here, too. `others` are the pieces that other repositories offer.
 */
export function contractOf(from: string, workspaces: readonly Modules[], others: readonly string[]): Contract {
  const lines: [source: string, about?: string][] = [
    [
      "import type { DeclaredFacts, DeclaredOffers, DeclaredPages, Facts, MentionedFacts, MentionedOffers, MentionedPages, OfferedSlots, Offers, PageProps, Pages, Slots } from '@mosaico/shared-types';",
    ],
    ["import type { ComponentType } from 'react';"],
  ];
  const offering: string[] = others.map((name) => JSON.stringify(name));
  workspaces.forEach(({ workspace: { name, folder }, pages, slots }, index) => {
    const has = (file: string): boolean => existsSync(join(folder, 'src', file));
    const place = relative(from, folder).replaceAll('\\', '/');
    const line = (file: string, source: string): void => void lines.push([source, `${name}/src/${file}`]);
    for (const [file, type, declared] of [
      ['pages.ts', 'Pages', 'DeclaredPages'],
      ['facts.ts', 'Facts', 'DeclaredFacts'],
      ['offers.ts', 'Offers', 'DeclaredOffers'],
    ] as const) {
      if (!has(file)) continue;
      const its = `${type.toLowerCase()}${index}`;
      line(file, `import ${its} from '${moduleAt(place, file)}';`);
      line(file, `${its} satisfies ${type};`);
      // Added to the names that everybody else compiles against.
      line(
        file,
        `(({}) as ${declared}) satisfies { [Key in keyof typeof ${its} & string as \`${name}/\${Key}\`]: unknown };`,
      );
      line(file, `(({}) as DeclaredFacts) satisfies Record<MentionedFacts<typeof ${its}>, unknown>;`);
      if (file !== 'offers.ts')
        line(file, `(({}) as DeclaredOffers) satisfies Record<MentionedOffers<typeof ${its}>, unknown>;`);
      if (file === 'pages.ts')
        line(file, `(({}) as DeclaredPages) satisfies Record<MentionedPages<typeof ${its}>, unknown>;`);
    }
    for (const { screen } of pages)
      line(
        'pages.ts',
        `(({}) as typeof import('${moduleAt(place, screen.slice(2))}').default) satisfies ComponentType<PageProps>;`,
      );
    if (!has('slots.ts')) return;
    const its = `slots${index}`;
    offering.push(`keyof typeof ${its}`);
    line('slots.ts', `import ${its} from '${moduleAt(place, 'slots.ts')}';`);
    line('slots.ts', `${its} satisfies Slots;`);
    line('slots.ts', `(({}) as OfferedSlots) satisfies Record<keyof typeof ${its}, unknown>;`);
    for (const file of Object.values(slots))
      line('slots.ts', `(({}) as typeof import('${moduleAt(place, file.slice(2))}').default) satisfies ComponentType;`);
  });
  lines.push([
    `(({}) as Record<${offering.join(' | ') || 'never'}, 0>) satisfies Record<keyof OfferedSlots, 0>;`,
    "a remote's slots.ts",
  ]);
  return { source: lines.map(([line]) => line).join('\n'), about: lines.map(([, about]) => about) };
}

/** Of a file below the sources of a workspace, whose folder is there. */
const moduleAt = (place: string, file: string): string => posix.join(place, 'src', file);
