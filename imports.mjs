import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

const root = import.meta.dirname;

/** What may be imported from there, besides other `elements`. */
function arrow(from, types, ...elements) {
  return {
    from: { element: { type: from } },
    allow: [{ type: types }, ...elements].map((element) => ({ to: { element } })),
  };
}

/** Who may import whom: pages → shared-ui → shared-types. Remotes know neither each other nor the shell. */
const arrows = [
  arrow('shared-ui', ['shared-ui', 'shared-types']),
  arrow('shared-types', ['shared-types']),
  arrow('shell', ['shell', 'shared-ui', 'shared-types']),
  arrow('remote', ['shared-ui', 'shared-types'], { type: 'remote', captured: { name: '{{ from.captured.name }}' } }),
  arrow('platform', ['platform', 'shared-types']),
  arrow('create-remote', ['create-remote', 'platform']),
  // Journeys read declared pages and figures; the peers of the benchmark are held to them.
  arrow('e2e', ['e2e', 'bench', 'platform', 'shared-types', 'shell', 'remote']),
  arrow('bench', ['bench', 'e2e', 'platform', 'shared-types', 'shell']),
];

/** What an import can lead to. */
const workspaces = [
  ...['shared-ui', 'shared-types', 'shell', 'platform', 'create-remote', 'e2e', 'bench'].map((name) => ({
    type: name,
    pattern: name,
    // Not a folder of this name elsewhere, as journeys have.
    partialMatch: false,
  })),
  { type: 'remote', pattern: 'mf-*', partialMatch: false, capture: ['name'] },
];

/**
 * The rooms of the platform, of the design system and of the shell, from the one that knows nothing of the others: each may
 * import those before it. `testing` makes fixtures of all of them, for tests alone; files beside the rooms put them together.
 */
export const rooms = {
  platform: [
    ...['private', 'lib', 'store', 'table', 'browser', 'site', 'build', 'reports', 'rollout', 'environments'],
    ...['deliver', 'smoke-test', 'dev', 'cli'],
  ],
  'shared-ui': [
    ...['theme', 'basics', 'art', 'people', 'actions', 'overlays', 'words', 'embeds', 'plans', 'cards', 'page'],
    ...['documents', 'cases', 'answers'],
  ],
  shell: [
    ...['private', 'shared', 'remotes', 'loading', 'tiles', 'panels', 'errors', 'head', 'routing', 'reports'],
    ...['search', 'slots'],
    ...['site', 'toasts', 'layout', 'home', 'directory', 'regions'],
  ],
};

// A folder without a place in the order could import any room.
for (const [workspace, names] of Object.entries(rooms)) {
  const folders = readdirSync(join(root, workspace, 'src'), { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory()))
    if (name !== 'testing' && !names.includes(name))
      throw new Error(
        `${workspace}/src/${name} has no place in the order of rooms. Add it to "rooms" in imports.mjs, behind the rooms that it imports.`,
      );
}

const outwards = 'A room knows the ones before it in imports.mjs, so that no two need each other.';

const inside = "Import a workspace by its package's exports; remotes never import each other or the shell.";

/** Elements and policies of the room or the workspace that a file stands in. */
function orderOf(file) {
  const [workspace, folder, room] = relative(root, file).split(sep);
  const names = rooms[workspace] ?? [];
  const isInRoom = folder === 'src' && names.includes(room) && !/\.(test|stories)\./.test(file);
  return isInRoom ? within[workspace] : between;
}

const between = { elements: workspaces, policies: arrows, message: inside };

const within = Object.fromEntries(
  Object.entries(rooms).map(([workspace, names]) => [
    workspace,
    {
      elements: [
        ...[...names, 'testing'].map((room) => ({ type: room, pattern: `${workspace}/src/${room}` })),
        // What is none of the rooms must be known, too, to be refused.
        ...workspaces.filter(({ type }) => type !== workspace),
      ],
      policies: names.map((room, place) =>
        arrow(room, [...names.slice(0, place + 1), 'shared-types', ...(workspace === 'shell' ? ['shared-ui'] : [])]),
      ),
      message: outwards,
    },
  ]),
);

const { dependencies } = boundaries.rules;

/** The plugin's rule, with what holds where a file stands: oxlint has one set of settings for all files. */
const arrowsAsDrawn = {
  ...dependencies,
  create(context) {
    const { elements, policies, message } = orderOf(context.filename);
    return dependencies.create(
      Object.create(context, {
        options: { value: [{ default: 'disallow', policies, message }] },
        settings: {
          value: {
            'import/resolver': { typescript: { project: join(root, 'tsconfig.json') } },
            'boundaries/root-path': root,
            'boundaries/elements': elements,
          },
        },
      }),
    );
  },
};

/** A plugin of oxlint: which way imports point. */
export default { meta: { name: 'imports' }, rules: { arrows: arrowsAsDrawn } };
