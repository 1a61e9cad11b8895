import { expect, test } from '@playwright/test';
import { siteOf } from '@mosaico/platform/testing/site';
import type { Offer, Route } from '@mosaico/shared-types';
import { chatLink } from '@mosaico/shared-types';
import { declaredScreens, declaredTable } from '../support/site.ts';
import { failuresOf } from './judge.ts';
import { elementsOf, labelOf, parsed, passagesOf, plain, regionOf, type Document, type Element } from './reading.ts';
import { statements } from './statements/index.ts';

/** How often the same may stand. */
const limits = {
  /** A control with the same text and target, in a page's main part: at the start, and at the end. */
  controlOnPage: 2,
  /** The same sentence within a page's main part. */
  sentenceOnPage: 2,
  /** Pages whose main parts have the same sentence, or the same words on a link within the site. */
  pages: 5,
  /** Shorter ones are labels. */
  sentenceWords: 6,
  /** Shorter ones are names of actions. */
  linkWords: 3,
} as const;

/**
 * What may stand more often on a page, how often, and why. What may stand on more pages is in no list: a sentence that a statement
 * demands there, and the rule of an offer where it is paid.
 */
const allowed: readonly { of: RegExp; onPage: number; because: string }[] = [
  {
    of: /^Agendar Consulta → \/solicitar-cita$/,
    onPage: 3,
    because: 'specification 2:46: each of the three offers has it',
  },
  {
    of: /^Desplázate dentro del marco/,
    onPage: 4,
    because: 'of the four sites of /venta-sitios-web one is shown at a time, chosen by radio buttons',
  },
];

/** A page as it is served. */
interface Served {
  route: Route;
  html: string;
  main: readonly Element[];
}

test('no page repeats a control or a sentence, and no sentence or link stands on many pages', async ({ request }) => {
  const screens = await declaredScreens();
  const { offers, facts } = await declaredTable();
  expect(screens.length).toBeGreaterThan(40);
  const sentencePages = new Map<string, Served[]>();
  const linkPages = new Map<string, Served[]>();
  const repeated: string[] = [];
  const paths = new Set(screens.map(({ path }) => path));
  for (const route of screens) {
    const html = await (await request.get(route.path)).text();
    const main = mainOf(parsed(html));
    const served = { route, html, main };
    for (const [control, times] of countedAtOnce(main, controlsOf))
      if (times > limitOf(control, limits.controlOnPage)) repeated.push(`${route.path}: ${times} × ${control}`);
    const sentences = countedAtOnce(main, sentencesOf);
    for (const [sentence, times] of sentences)
      if (times > Math.max(limitOf(sentence, limits.sentenceOnPage), waysToPay(main, sentence, offers)))
        repeated.push(`${route.path}: ${times} × ${sentence}`);
    // A frame in others' sites.
    if (route.embeddable) continue;
    for (const sentence of sentences.keys()) add(sentencePages, sentence, served);
    for (const label of new Set(linksOf(main, paths))) add(linkPages, label, served);
  }
  const titles = new Set(screens.flatMap(({ title, directory }) => [title, directory.name]));
  const evidence = { facts, site: siteOf(), testsIn: () => [] };
  for (const [sentence, pages] of sentencePages) {
    if (pages.length <= limits.pages) continue;
    const needless = pages.filter(
      (page) => waysToPay(page.main, sentence, offers) === 0 && !isDemanded(page, sentence, evidence),
    );
    if (needless.length > limits.pages) repeated.push(`${pathsOf(needless)}: ${sentence}`);
  }
  for (const [label, pages] of linkPages) {
    // What a link leads to may be called by its name everywhere.
    if (pages.length <= limits.pages || titles.has(label)) continue;
    const needless = pages.filter((page) => !isDemanded(page, label, evidence));
    if (needless.length > limits.pages) repeated.push(`${pathsOf(needless)}: the link “${label}”`);
  }
  expect(repeated).toEqual([]);
});

const pathsOf = (pages: readonly Served[]): string =>
  `${pages.length} pages (${pages.map(({ route }) => route.path).join(' ')})`;

function add(to: Map<string, Served[]>, what: string, page: Served): void {
  const pages = to.get(what) ?? [];
  // Pages of one list are one template.
  const isSame = ({ route }: Served) => route.workspace === page.route.workspace && route.page === page.route.page;
  if (!pages.some(isSame)) to.set(what, [...pages, page]);
}

/** How many ways to pay a page has for what is cancelled by this sentence: beside each of them it must stand. */
function waysToPay(main: readonly Element[], sentence: string, offers: Readonly<Record<string, Offer>>): number {
  const { payments, chat } = siteOf();
  const ways = Object.values(offers)
    .filter(({ cancellation }) => plain(cancellation) === sentence)
    .flatMap(({ get }) => get)
    .flatMap((way) => ('payment' in way ? [payments[way.payment]] : 'chat' in way ? [chatLink(chat, way.chat)] : []));
  return elementsOf(main, ({ name, attribs }) => name === 'a' && ways.includes(attribs.href ?? '')).length;
}

/** Whether a statement about the page would no longer hold if its words were not there. */
function isDemanded(
  { route: { path, embeddable }, html }: Served,
  words: string,
  evidence: Omit<Parameters<typeof failuresOf>[1], 'pages' | 'everyPage'>,
): boolean {
  const rows = statements.filter(
    ({ route, proof }) => (route === path || (route === '*' && !embeddable)) && proof.kind !== 'behaviour',
  );
  const failed = (served: string) =>
    failuresOf(rows, { ...evidence, everyPage: [path], pages: { [path]: { html: served } } }).length;
  return failed(without(words, html)) > failed(html);
}

/** A document without these words in its main part; links beside them stay. */
function without(words: string, html: string): string {
  const document = parsed(html, { withStartIndices: true, withEndIndices: true });
  const has = (element: Element): boolean => wordsOf(element).includes(words);
  const innermost = elementsOf(
    regionOf(document, 'main'),
    (element) => has(element) && !elementsOf(element.children, has).length,
  );
  // From the last to the first, so that places stay true.
  return innermost.reduceRight((rest, element) => {
    const { startIndex, endIndex, name } = element;
    if (startIndex === null || endIndex === null) return rest;
    const links = elementsOf(element.children, (each) => each.name === 'a').map((each) =>
      html.slice(each.startIndex ?? 0, (each.endIndex ?? 0) + 1),
    );
    const kept = `<${name}>${wordsOf(element).replaceAll(words, '')}${links.join('')}</${name}>`;
    return rest.slice(0, startIndex) + kept + rest.slice(endIndex + 1);
  }, html);
}

const wordsOf = (element: Element): string => withoutAmounts(labelOf(element));

/** With an amount of its own a sentence is still the same; for whom a link is, is said to screen readers in brackets. */
const withoutAmounts = (text: string): string => text.replaceAll(/\$[\d.,]*\d/g, '$').replaceAll(/ \([^()]*\)/g, '');

const mainOf = (document: Document): readonly Element[] =>
  regionOf(document, 'main').filter((node) => 'attribs' in node);

/** Links and buttons with words, each with its target. */
const controlsOf = (nodes: readonly Element[]): string[] =>
  elementsOf(nodes, ({ name }) => name === 'a' || name === 'button')
    .map((element) => ({ label: labelOf(element), to: element.attribs.href }))
    .filter(({ label, to }) => label && to)
    .map(({ label, to }) => `${label} → ${to}`);

/** What links to the site's pages say. */
const linksOf = (nodes: readonly Element[], paths: ReadonlySet<string>): string[] =>
  elementsOf(nodes, ({ name, attribs }) => name === 'a' && paths.has(/^[^?#]+/.exec(attribs.href ?? '')?.[0] ?? ''))
    .map((element) => wordsOf(element))
    .filter((label) => lengthOf(label) >= limits.linkWords);

const sentencesOf = (nodes: readonly Element[]): string[] =>
  passagesOf(nodes)
    .flatMap(({ text }) => withoutAmounts(text).split(/(?<=[.!?…])\s+/))
    .filter((sentence) => lengthOf(sentence) >= limits.sentenceWords);

/** In words: figures and signs are none. */
const lengthOf = (text: string): number => text.split(' ').filter((word) => /\p{L}/u.test(word)).length;

/**
 * How often each stands where a visitor sees it at once: of panels and of answers that open one by one, only the one that has it most often
 * counts; a table's cell answers for its row.
 */
function countedAtOnce(main: readonly Element[], all: (nodes: readonly Element[]) => string[]): Map<string, number> {
  const isOneOfSome = ({ name, attribs }: Element): boolean =>
    attribs.role === 'tabpanel' || (name === 'details' && attribs.name !== undefined);
  const counts = counted(all(main));
  const apart = elementsOf(main, isOneOfSome).map((element) => counted(all([element])));
  const cells = counted(elementsOf(main, ({ name }) => name === 'td').flatMap((cell) => all([cell])));
  return new Map(
    [...counts].map(([what, times]) => {
      const alternatives = apart.map((each) => each.get(what) ?? 0);
      const hidden = alternatives.reduce((sum, each) => sum + each, 0) - Math.max(0, ...alternatives);
      const inCells = Math.max(0, (cells.get(what) ?? 0) - 1);
      return [what, times - hidden - inCells];
    }),
  );
}

function counted(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

const limitOf = (what: string, limit: number): number => allowed.find((each) => each.of.test(what))?.onPage ?? limit;
