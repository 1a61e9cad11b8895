import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicPath } from '@mosaico/platform/store/public-path';
import { bootstrapId, type PageBootstrapData } from '@mosaico/shared-types';
import { readFrom, tableOf } from './site-table.ts';

/** What a page makes a visitor load, in compressed bytes. */
export interface Weight {
  document: number;
  /** The shell's start, and what the page and the pieces in it take. */
  scripts: number;
  /** The same of style sheets; the document holds what it uses of them, too. */
  styles: number;
  fonts: number;
  /** What it may come to load when the visitor reaches for something: its sections, search, toasts, Material UI. */
  late: number;
}

/** Weight of each page, by its path. */
export type Budget = Readonly<Record<string, Weight>>;

const kinds = ['document', 'scripts', 'styles', 'fonts', 'late'] as const satisfies readonly (keyof Weight)[];
/** A page may grow by so much unnoticed. */
const tolerance = 1.02;

/**
 * What no renewal of the budget lets a page weigh. A document, of which half must be below `document`; scripts and fonts of any page.
 * Of the scripts, some 22,500 B are Module Federation's runtime (decision 029), 10,425 B React Router's own code, and some 2,600 B roots for regions and what visitors typed before hydration. Of a
 * document, 500 B are the retry queue of the boot script, some 350 B early reports, and some 250 B styles for the oldest supported browsers.
 */
export const ceilings = { document: 18_100, scripts: 146_000, fonts: 45_000 } as const;

/** What is over a ceiling, each in a line. */
export function overCeilings(now: Budget): string[] {
  const weights = Object.entries(now);
  const documents = weights.map(([, { document }]) => document).sort((a, b) => a - b);
  const middle = documents[Math.floor(documents.length / 2)] ?? 0;
  return [
    ...(middle > ceilings.document ? [`The median document has ${middle} B, at most ${ceilings.document}.`] : []),
    ...weights.flatMap(([path, weight]) =>
      (['scripts', 'fonts'] as const).flatMap((kind) =>
        weight[kind] > ceilings[kind] ? [`${path}: ${kind} have ${weight[kind]} B, at most ${ceilings[kind]}.`] : [],
      ),
    ),
  ];
}

/**
 * What reports may add to a page before it is interactive: 500 B. Documents may have 400 of them. Some 100 B are in the shell's script, reports
 * or not: the decision where to note an error, and the address of the reporter.
 */
export const mostReportsBytes = 400;

/** How much the mean page loads more before it is interactive with reports than the same site without them, in bytes. */
export function costOfReports(on: Budget, off: Budget): number {
  const paths = Object.keys(on).filter((path) => off[path] && path !== saysReports);
  const early = (weight: Weight | undefined): number =>
    (['document', 'scripts', 'styles', 'fonts'] as const).reduce((sum, kind) => sum + (weight?.[kind] ?? 0), 0);
  return paths.reduce((sum, path) => sum + early(on[path]) - early(off[path]), 0) / paths.length;
}

/** This page has a section more where there are reports. */
const saysReports = '/politica-privacidad';

/** How to renew the budget. */
export const renewal = 'npm run bench -- --budget';

/** Where the budget is written down. */
export const budgetFile = (root: string): string => join(root, 'e2e', 'budget.json');

/** The budget that is written down. */
export function readBudget(root: string): Budget {
  return JSON.parse(readFileSync(budgetFile(root), 'utf8')) as Budget;
}

/** What every page of a served site weighs: what the composition says that it loads, as it is sent. */
export async function weigh(origin: string): Promise<Budget> {
  const { routes } = await tableOf(readFrom(origin));
  return weighPages(
    origin,
    routes.filter(({ redirect }) => !redirect).map(({ path }) => path),
  );
}

/** What these pages of a served site weigh. */
export async function weighPages(origin: string, paths: readonly string[]): Promise<Budget> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (address: string): Promise<number> => {
    const known = sizes.get(address) ?? sizeAt(origin + address);
    sizes.set(address, known);
    return known;
  };
  const sum = async (addresses: Iterable<string>): Promise<number> =>
    (await Promise.all([...new Set(addresses)].map(sizeOf))).reduce((all, each) => all + each, 0);

  const budget: Record<string, Weight> = {};
  for (const path of [...paths].sort()) {
    const html = await (await fetch(origin + path)).text();
    const files = requestedFilesOf(html);
    budget[path] = {
      document: await sizeOf(path),
      scripts: await sum(files.scripts),
      styles: await sum(files.styles),
      fonts: await sum(files.fonts),
      late: await sum(files.late),
    };
  }
  return budget;
}

/** Addresses of everything that a document says it loads. */
function requestedFilesOf(html: string): Record<'scripts' | 'styles' | 'fonts' | 'late', string[]> {
  const { loads = {}, styles = [], integrity = {}, site } = bootstrapDataIn(html);
  const preloads = Array.from(html.matchAll(/<link rel="preload" as="script"[^>]* href="([^"]+)"/g), matched);
  const loaded = [...preloads, ...Object.values(loads).flat(), ...styles];
  return {
    // Outside of production a script of the platform's starts the page, which visitors never load.
    scripts: loaded.filter((address) => address.endsWith('.js') && !address.startsWith(publicPath('switcher'))),
    styles: loaded.filter((address) => address.endsWith('.css')),
    // A document has the hashes of all that its page may load.
    late: Object.keys(integrity).filter(
      (address) => !loaded.includes(address) && address !== site && !address.startsWith(publicPath('switcher')),
    ),
    fonts: Array.from(html.matchAll(/url\(["']?([^"')]+\.woff2)/g), matched),
  };
}

/** What a composed document says to its own scripts. */
function bootstrapDataIn(html: string): PageBootstrapData {
  const found = new RegExp(`<script type="application/json" id="${bootstrapId}">(.*?)</script>`, 's').exec(html);
  if (!found)
    throw new Error('A composed page has no facts where documentOf() puts them: adapt e2e/support/budget.ts.');
  return JSON.parse(found[1] ?? '') as PageBootstrapData;
}

const matched = ([, text = '']: RegExpMatchArray): string => text;

/** Bytes of an answer's body, as a browser gets it. */
async function sizeAt(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  const length = Number(answer.headers.get('content-length'));
  if (!answer.ok || !length) throw new Error(`${address} has no length (status ${answer.status}).`);
  return length;
}

/** What is over the budget, each in a line: pages that weigh more, that are new, and that are gone. */
export function overBudget(budget: Budget, now: Budget): string[] {
  const lines: string[] = [];
  for (const [path, weight] of Object.entries(now)) {
    const before = budget[path];
    if (!before) {
      lines.push(`${path} is new.`);
      continue;
    }
    for (const kind of kinds) {
      const [was, is] = [before[kind], weight[kind]];
      if (is > was * tolerance) lines.push(`${path}: ${kind} grew from ${was} to ${is} B${inPercent(was, is)}.`);
    }
  }
  for (const path of Object.keys(budget)) if (!now[path]) lines.push(`${path} is gone.`);
  return lines;
}

function inPercent(was: number, is: number): string {
  return was > 0 ? ` (+${((is / was - 1) * 100).toFixed(1)} %)` : '';
}
