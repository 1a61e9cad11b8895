import { parseArgs } from 'node:util';

/** What there is to measure besides the loading of pages. */
const modes = ['navigation', 'delivery', 'lighthouse', 'scale', 'budget'] as const;
/** What Lighthouse scores. All but the speed are the same on any machine. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Names of further remotes have numbers of three digits. */
const mostRemotes = 999;

/** What `npm run bench` is asked for. */
export interface Options {
  /** Default: how pages load. */
  mode: (typeof modes)[number] | undefined;
  /** Everything is measured so many times. */
  runs: number;
  routes: readonly string[] | 'all';
  /** Measure the same pages made with Next and Astro, too. */
  peers: boolean;
  /** Measure the same pages of a site without reports, too. */
  reports: boolean;
  categories: readonly Category[];
  /** Sizes of the generated sites, in pages. */
  sizes: readonly number[];
  /** Numbers of remotes of the generated site. */
  remotes: readonly number[];
  /** A file for a picture of what builds cost by their pages. */
  curves: string | undefined;
  /** Tables are Markdown. */
  markdown: boolean;
  /** A missed gate is an exit code of 1. */
  strict: boolean;
}

export const usage = `npm run bench -- [--peers] [--reports] [--runs 15] [--routes /,/planes-sociales|all]   how pages load on a phone
                 --navigation [--peers] [--runs 15]                        from one page to the next, and back after an outage
                 --lighthouse [--categories accessibility,seo] [--routes]  Lighthouse's scores of every page that is indexed
                 --delivery [--runs 15]                                    edit to live, rollback, composing, dev, load
                 --scale [--sizes 47,500,2000,10000] [--remotes 6,25,50] [--peers] [--curves file.svg] [--markdown]
                                                                           what larger sites cost to promote and to visit
                 --budget                                                  writes e2e/budget.json

--peers builds the same pages with Next and Astro first, with packages from npm's registry; with --scale up to 2,000 pages.
--remotes: more than the demonstration's are made by the template, and measured at the smallest size that has room for a page of each.
--curves writes a picture of time and memory by pages; --markdown prints tables for a document.
--reports composes the same pages without an endpoint for reports first, and compares.
--strict: a missed gate is an exit code of 1.`;

/** Reads the command line; `undefined` when help was asked for. Throws an `Error` that says what is wrong with it. */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const [mode, other] = modes.filter((each) => values[each]);
  if (other) throw new Error(`--${mode ?? ''} --${other}: one at a time.`);
  if (values.peers && mode && mode !== 'navigation' && mode !== 'scale')
    throw new Error(`--peers --${mode}: peers are compared in loading, in navigation and in --scale.`);
  if (values.reports && mode) throw new Error(`--reports --${mode}: reports are compared in loading.`);
  const isLighthouse = mode === 'lighthouse';
  const runs = Number(values.runs ?? (isLighthouse ? 1 : 15));
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs ?? ''}: give a whole number, 1 or more.`);
  const paths = values.routes ?? (isLighthouse ? 'all' : '/,/planes-sociales,/politica-citas');
  const routes = paths === 'all' ? paths : paths.split(',');
  if (routes !== 'all' && routes.some((route) => !route.startsWith('/')))
    throw new Error(`--routes ${paths}: give paths that begin with "/", with commas between them, or "all".`);
  const scores = values.categories?.split(',') ?? categories;
  const known = categories.filter((each) => scores.includes(each));
  if (known.length < scores.length)
    throw new Error(`--categories ${scores.join(',')}: there are ${categories.join(', ')}.`);
  const sizes = numbersIn('--sizes', values.sizes ?? '47,500,2000,10000', 'pages');
  const remotes = numbersIn('--remotes', values.remotes ?? '6,25,50', 'remotes');
  if (remotes.some((count) => count > mostRemotes))
    throw new Error(`--remotes ${values.remotes ?? ''}: the template makes at most ${mostRemotes}.`);
  const { peers, reports, curves, markdown, strict } = values;
  return { mode, runs, routes, categories: known, sizes, remotes, peers, reports, curves, markdown, strict };
}

function numbersIn(option: string, text: string, what: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.some((each) => !Number.isInteger(each) || each < 1))
    throw new Error(`${option} ${text}: give numbers of ${what}, with commas between them.`);
  return numbers;
}

function parsed(args: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ runs: text, routes: text, categories: text, sizes: text, remotes: text, curves: text },
        ...{
          strict: flag,
          peers: flag,
          reports: flag,
          delivery: flag,
          navigation: flag,
          lighthouse: flag,
          scale: flag,
          budget: flag,
          markdown: flag,
        },
        help: { ...flag, short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}
