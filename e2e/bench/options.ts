import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What `npm run bench` is asked for. */
export interface BenchOptions {
  /** Cold loads of each variant of each route. */
  runs: number;
  routes: string[];
  /** File for every figure. */
  json: string;
  /** A missed gate is an exit code of 1. */
  strict: boolean;
  /** Measure promoting, composing and rolling back instead of pages. */
  delivery: boolean;
  /** Measure going from one page to the next, and coming back after an outage. */
  navigation: boolean;
}

/** One page of each kind: home, plans, an offer with media, a document. */
const defaultRoutes = ['/', '/planes-sociales', '/venta-sitios-web', '/politica-citas'];

export const usage = `npm run bench -- [--runs 15] [--routes /,/planes-sociales] [--json .mosaico/bench.json] [--strict]
                 --navigation [--runs 5]
                 --delivery [--runs 5]

Loads each route cold, as a federated site, as a monolith, client-rendered and without scripts, and prints the ratios.
With --navigation: from one page to the next beside the monolith, and back after an outage.
With --delivery: promoting a remote, composing and rolling back.`;

/** Reads the command line. Throws an `Error` that names what is wrong with it; undefined when help was asked for. */
export function readOptions(args: readonly string[]): BenchOptions | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: give a whole number, 1 or more.`);
  const routes = values.routes.split(',').filter(Boolean);
  const wrong = routes.find((route) => !route.startsWith('/'));
  if (wrong !== undefined || routes.length === 0)
    throw new Error(`--routes ${values.routes}: give paths that begin with "/", with commas between them.`);
  const { strict, delivery, navigation } = values;
  return { runs, routes, json: resolve(values.json), strict, delivery, navigation };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        runs: { type: 'string', default: '15' },
        routes: { type: 'string', default: defaultRoutes.join(',') },
        json: { type: 'string', default: '.mosaico/bench.json' },
        strict: { type: 'boolean', default: false },
        delivery: { type: 'boolean', default: false },
        navigation: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
