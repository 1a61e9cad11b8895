import { publicPath } from '@mosaico/platform/store/public-path';
import { bootstrapId, type PageFacts, type SiteNow } from '@mosaico/shared-types';

/** What a page makes a visitor load, in compressed bytes. */
export interface Weight {
  document: number;
  /** The shell's start, and what the page and the pieces in it take. */
  scripts: number;
  fonts: number;
}

/** Weight of each page, by its path. */
type Weights = Readonly<Record<string, Weight>>;

/**
 * What a page may weigh at most. A document, of which half must be below `document`; scripts and fonts of any page.
 * Of the scripts, 10,425 B are React Router's own code, and some 2,600 B roots for regions and what visitors typed before hydration. Of a
 * document, 500 B are the retry queue of the boot script, and some 250 B styles for the oldest supported browsers.
 */
export const ceilings = { document: 18_000, scripts: 119_500, fonts: 45_000 } as const;

/** What is over a ceiling, each in a line. */
export function overCeilings(now: Weights): string[] {
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

/** What every page of a served site weighs: what the composition says that it loads, as it is sent. */
export async function weigh(origin: string): Promise<Weights> {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (address: string): Promise<number> => {
    const known = sizes.get(address) ?? sizeAt(origin + address);
    sizes.set(address, known);
    return known;
  };
  const sum = async (addresses: Iterable<string>): Promise<number> =>
    (await Promise.all([...new Set(addresses)].map(sizeOf))).reduce((all, each) => all + each, 0);

  const { table } = (await (await fetch(`${origin}/revision.json`)).json()) as SiteNow;
  const paths = table.routes.filter(({ redirect }) => !redirect).map(({ path }) => path);
  const weights: Record<string, Weight> = {};
  for (const path of paths.sort()) {
    const html = await (await fetch(origin + path)).text();
    const files = filesOf(html);
    weights[path] = {
      document: await sizeOf(path),
      scripts: await sum(files.scripts),
      fonts: await sum(files.fonts),
    };
  }
  return weights;
}

/** Addresses of the scripts and fonts that a document says it loads. */
function filesOf(html: string): Record<'scripts' | 'fonts', string[]> {
  const { loads = {} } = factsIn(html);
  const preloads = Array.from(html.matchAll(/<link rel="preload" as="script"[^>]* href="([^"]+)"/g), matched);
  return {
    // Outside of production a script of the platform's starts the page, which visitors never load.
    scripts: [...preloads, ...Object.values(loads).flat()].filter(
      (address) => address.endsWith('.js') && !address.startsWith(publicPath('mixing')),
    ),
    fonts: Array.from(html.matchAll(/url\(["']?([^"')]+\.woff2)/g), matched),
  };
}

/** What a composed document says to its own scripts. */
function factsIn(html: string): PageFacts {
  const facts = new RegExp(`<script type="application/json" id="${bootstrapId}">(.*?)</script>`, 's').exec(html);
  if (!facts)
    throw new Error('A composed page has no facts where documentOf() puts them: adapt e2e/support/budget.ts.');
  return JSON.parse(facts[1] ?? '') as PageFacts;
}

const matched = ([, text = '']: RegExpMatchArray): string => text;

/** Bytes of an answer's body, as a browser gets it. */
async function sizeAt(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  const length = Number(answer.headers.get('content-length'));
  if (!answer.ok || !length) throw new Error(`${address} has no length (status ${answer.status}).`);
  return length;
}
