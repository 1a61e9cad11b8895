import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf, wrapped } from './exports-of.ts';

const beginning = `# What a page may import

Made by \`npm run docs\`. A page may import these names, the [blocks](../shared-ui/blocks.md), and packages of its own workspace. It never imports another
remote. The lint refuses every other name, in editors too, also in a repository of its own.
`;

/** What a page would look for elsewhere → what it has. */
const insteadOf: readonly (readonly [string, string])[] = [
  [
    '`useParams` for one page of several',
    "`each: '<list>'` and `{slug}` in `path` of [`pages.ts`](src/pages.ts): `/catalogo-{slug}`. The list is one of the site configuration (`referrers`, `lists.cases`). The page gets `PageProps`; `subject` is the slug",
  ],
  [
    '`<BrowserRouter>`, `createBrowserRouter`, `RouterProvider`',
    "the shell's router; in a test `MemoryRouter` of `react-router`",
  ],
  ['a route of another path', 'a further page in `pages.ts`; `<Routes>` for what is below one page'],
  ["`<Link>` to another page's path", '`SiteLink` or `useAddress`, by the name of the page'],
  [
    '`useLoaderData`, loaders, `useFetcher`',
    '`useContent` for declared content; `fetchWithStallTimeout` with `useRetry` for data of others',
  ],
  ['`<Form>`, `useSubmit`, `useActionData`', '`<form>` and a React action'],
  ['`useNavigation`', 'nothing, since the shell shows that a page is on its way'],
  ['`useBlocker`', "`useBeforeUnload`, for the tab's end"],
  [
    '`<ScrollRestoration>`, `useRouteError`, `errorElement`',
    'nothing, since the shell keeps positions and shows errors',
  ],
  ['`facts.json`, `offers.ts` of a workspace', '`useContent`, `useFacts`, `useOffer`, by name'],
  ['a module of another remote', '`<Slot>`'],
  ['a data file of the site', '`usePublicData`, and `fetchWithStallTimeout` for the newest'],
  ['`new Date()` while rendering', '`useToday`, `useYear`'],
  [
    '`@mui/*`, `@emotion/*`, `useMediaQuery`, `style={…}`',
    'the [blocks](../shared-ui/blocks.md), and a CSS Module beside the component',
  ],
  ['`notistack`', '`useToast`'],
  ['`React.lazy`', "`section('near', () => import(…))`"],
  ['`<title>`, `<meta>`, JSON-LD', '`pages.ts`, `useJsonLd`'],
];

/** Of the contract what is no hook, and what a page's declarations are written in. */
const ofContract = [
  'Slot',
  'section',
  'chatLink',
  'continued',
  'daysAfter',
  'fetchWithStallTimeout',
  'PageProps',
  'Pages',
  'Facts',
  'Offers',
  'Slots',
];

/** `shared-types/imports.md`, of the repository in `root`. Throws for a name without a docstring. */
export function importsReference(root: string): string {
  const router = sharedRouter(root);
  const named = (pattern: RegExp): string =>
    router
      .filter((name) => pattern.test(name))
      .map((name) => `\`${name}\``)
      .join(', ');
  const contract = exportsOf(join(root, 'shared-types', 'src', 'index.ts')).filter(
    ({ name }) => name.startsWith('use') || ofContract.includes(name),
  );
  return [
    beginning,
    '\n## Instead of\n\nWhat you may look for, and what a page uses instead:\n\n',
    ...insteadOf.map(([other, has]) => wrapped(`- ${other}: ${has}.`)),
    '\n## `react-router`\n\n',
    ...[`Components: ${named(/^[A-Z]/)}`, `Hooks: ${named(/^use/)}`, `Functions: ${named(/^(?!use)[a-z]/)}`].map(
      (line) => wrapped(`- ${line}`),
    ),
    '\n',
    "They are React Router's own; [its documentation](https://reactrouter.com/start/declarative/installation) says what they do.\n",
    '\n## `@mosaico/shared-types`\n\n',
    ...contract
      .sort((one, other) => one.name.localeCompare(other.name, 'en'))
      .map(({ name, says }) => {
        if (!says) throw new Error(`${name} has no docstring: shared-types/imports.md says with it what it is.`);
        return wrapped(`- \`${name}\`: ${firstSentence(says)}`);
      }),
  ].join('');
}

/** Names of React Router that the shell shares, sorted. */
function sharedRouter(root: string): string[] {
  const text = readFileSync(join(root, 'shell', 'src', 'shared', 'react-router.ts'), 'utf8');
  const [, names = ''] = /export \{([^}]+)\}/.exec(text) ?? [];
  return (names.match(/\w+/g) ?? []).sort();
}

/** The first sentence of a docstring, or all of it where it has no end. */
function firstSentence(text: string): string {
  return /^.*?(?<!e\.g)[.:](?= [A-Z`]|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}
