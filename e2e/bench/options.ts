import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What there is to measure besides the loading of pages. */
const modes = ['navigation', 'delivery', 'lighthouse', 'budget'] as const;
export type Mode = (typeof modes)[number];

/** What Lighthouse scores. All but the speed are the same on any machine, at any time. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What `npm run bench` is asked for. */
export interface BenchOptions {
  /** Default: how pages load. */
  mode: Mode | undefined;
  /** Of everything that is measured, so many times. */
  runs: number;
  /** Pages to load; `all` is every page. */
  routes: readonly string[] | 'all';
  /** Load the same pages made with Next and with Astro, too. */
  peers: boolean;
  /** What Lighthouse scores. */
  categories: readonly Category[];
  /** File for every figure. */
  json: string;
  /** A missed gate is an exit code of 1. */
  strict: boolean;
}

/** One page of each kind: home, two of plans, an offer with media, a document. */
const defaultRoutes = ['/', '/planes-sociales', '/planes-crm', '/venta-sitios-web', '/politica-citas'];
/** Runs of what takes long enough once. */
const fewRuns: Partial<Record<Mode, number>> = { lighthouse: 1 };
const usualRuns = 15;

export const usage = `npm run bench -- [--peers] [--runs 15] [--routes /,/planes-sociales] [--json .mosaico/bench.json] [--strict]
                 --navigation [--runs 5]
                 --lighthouse [--runs 1] [--routes all] [--categories accessibility,best-practices,seo]
                 --delivery [--runs 5]
                 --budget

Loads each route cold, as a federated site, as a monolith, client-rendered and without scripts, and prints the ratios.
With --peers: the same pages made with Next and with Astro, too, which it builds first, with packages from npm's registry.
With --routes all: every page that stays where it is.
With --navigation: from one page to the next beside the monolith, and back after an outage.
With --lighthouse: Lighthouse's four scores, for a phone, of every page that search engines index; --categories leaves the others out.
With --delivery: from a changed word to the site that shows it, promoting, composing and rolling back; starting development and hot reload.
With --budget: writes what each page loads at this moment to e2e/budget.json; npm test fails where that grows.`;

/** Reads the command line. Throws an `Error` that names what is wrong with it; undefined when help was asked for. */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const [mode, other] = modes.filter((each) => values[each]);
  if (other) throw new Error(`--${mode ?? ''} --${other}: one at a time.`);
  if (values.peers && mode) throw new Error(`--peers --${mode}: the other frameworks' pages are loaded, nothing else.`);
  const text = values.runs ?? String((mode && fewRuns[mode]) ?? usualRuns);
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${text}: give a whole number, 1 or more.`);
  const routes = routesIn(values.routes ?? (mode === 'lighthouse' ? 'all' : defaultRoutes.join(',')));
  if (values.categories !== undefined && mode !== 'lighthouse')
    throw new Error('--categories: it is Lighthouse that has them. Say --lighthouse, too.');
  return {
    mode,
    runs,
    routes,
    categories: categoriesIn(values.categories),
    peers: values.peers,
    json: resolve(values.json),
    strict: values.strict,
  };
}

function routesIn(text: string): BenchOptions['routes'] {
  if (text === 'all') return text;
  const routes = text.split(',').filter(Boolean);
  if (routes.length === 0 || routes.some((route) => !route.startsWith('/')))
    throw new Error(`--routes ${text}: give paths that begin with "/", with commas between them, or "all".`);
  return routes;
}

function categoriesIn(text: string | undefined): readonly Category[] {
  if (text === undefined) return categories;
  const asked = text.split(',');
  const known: readonly string[] = categories;
  const unknown = asked.filter((each) => !known.includes(each));
  if (unknown.length > 0) throw new Error(`--categories ${unknown.join(',')}: there are ${categories.join(', ')}.`);
  return categories.filter((each) => asked.includes(each));
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string' },
        routes: { type: 'string' },
        categories: { type: 'string' },
        json: { type: 'string', default: '.mosaico/bench.json' },
        strict: { type: 'boolean', default: false },
        peers: { type: 'boolean', default: false },
        delivery: { type: 'boolean', default: false },
        navigation: { type: 'boolean', default: false },
        lighthouse: { type: 'boolean', default: false },
        budget: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
