import type { SiteConfiguration } from '@mosaico/shared-types/schemas';
import { areNear, insensitive, isIn, patternOf, placesOf, type Facts } from './patterns.ts';
import { said, type Attributes, type Part, type Proof, type Row, type Target } from './proofs.ts';
import {
  elementsOf,
  headOf,
  labelOf,
  parsed,
  passagesOf,
  passagesOfMarkdown,
  regionOf,
  thingsOf,
  type Document,
  type Element,
  type Passage,
} from './reading.ts';

/** A page as it is served, and as Markdown where it has a twin. */
export interface ServedPage {
  html: string;
  markdown?: string;
}

/** What rows are judged by. */
export interface Evidence {
  /** By path; `404` is what an unknown path answers. */
  pages: Readonly<Record<string, ServedPage>>;
  /** What `*` means: the pages that stand in the site's shell. */
  everyPage: readonly string[];
  facts: Facts;
  site: SiteConfiguration;
  /** Titles of the tests in a file that are run; none where there is no such file. */
  testsIn: (file: string) => readonly string[];
}

/** A row that does not hold. */
export interface Failure {
  row: Row;
  why: string;
}

/** Every row of the tables that does not hold. */
export function failuresOf(rows: readonly Row[], evidence: Evidence): Failure[] {
  const pages = new Map<string, ReadPage>();
  const read = (path: string): ReadPage | undefined => {
    const served = evidence.pages[path];
    if (served && !pages.has(path)) pages.set(path, readPage(path, served));
    return pages.get(path);
  };
  return rows.flatMap((row) => {
    const paths = row.route === '*' ? evidence.everyPage : [row.route];
    const reasons = paths.flatMap((path) => {
      const page = read(path);
      const why = problemOf(row.proof, page, evidence);
      return why ? [row.route === '*' ? `${path}: ${why}` : why] : [];
    });
    return reasons.length > 0 ? [{ row, why: reasons.slice(0, 5).join('\n') }] : [];
  });
}

interface ReadPage {
  path: string;
  document: Document;
  page: readonly Passage[];
  twin?: readonly Passage[];
}

function readPage(path: string, { html, markdown }: ServedPage): ReadPage {
  const document = parsed(html);
  return {
    path,
    document,
    page: passagesOf(regionOf(document, 'main')),
    ...(markdown !== undefined && { twin: passagesOfMarkdown(markdown) }),
  };
}

/** Why a proof does not hold on a page; nothing where it does. */
function problemOf(proof: Proof, page: ReadPage | undefined, evidence: Evidence): string | undefined {
  if (proof.kind === 'behaviour') return untested(proof, evidence);
  return page ? missingOn(page, proof, evidence) : 'There is no such page.';
}

function missingOn(
  page: ReadPage,
  proof: Exclude<Proof, { kind: 'behaviour' }>,
  evidence: Evidence,
): string | undefined {
  const pattern = (part: Part): RegExp => patternOf(part, evidence.facts);
  const patterns = (parts: readonly Part[]): RegExp[] => parts.map(pattern);
  const inRegion = (region: Parameters<typeof regionOf>[1], test: (element: Element) => boolean): Element[] =>
    elementsOf(regionOf(page.document, region), test);
  switch (proof.kind) {
    case 'all':
      return proof.of.map((each) => problemOf(each, page, evidence)).find((why) => why !== undefined);
    case 'text': {
      const wanted = patterns(proof.parts);
      const passages =
        proof.region === 'main' || proof.region === 'main, not its twin'
          ? page.page
          : passagesOf(regionOf(page.document, proof.region));
      const why = missingIn(passages, wanted, proof);
      if (why) return `The page says nowhere${why}`;
      const inTwin = proof.region === 'main' && page.twin ? missingIn(page.twin, wanted, proof) : undefined;
      return inTwin && `The page does, and its Markdown says nowhere${inTwin}`;
    }
    case 'absent': {
      if (proof.unless !== undefined && valueOf(evidence.site, proof.unless) !== undefined) return undefined;
      const forbidden = pattern(proof.pattern);
      const all = [...page.page, ...(page.twin ?? []), { text: headOf(page.document).description, headings: [] }];
      const found = all.find(({ text }) => isIn(text, forbidden));
      return found && `It says “${found.text.slice(0, 160)}”.`;
    }
    case 'wherever': {
      const there = patterns(proof.there);
      const all = [page.page, page.twin ?? []].flatMap((passages) => {
        const text = passages.map((passage) => passage.text).join('\n');
        return placesOf(text, pattern(proof.pattern)).map(([begin, end]) =>
          text.slice(Math.max(0, begin - proof.within), end + proof.within),
        );
      });
      if (all.length === 0) return `It is nowhere said: ${said(proof.pattern)}.`;
      const alone = all.find((around) => !there.every((each) => isIn(around, each)));
      return alone && `Without the rest: “${alone.replaceAll('\n', ' · ').slice(0, 240)}”.`;
    }
    case 'title': {
      const { title } = headOf(page.document);
      return isIn(title, pattern(proof.says)) ? undefined : `The title is “${title}”.`;
    }
    case 'description': {
      const { description } = headOf(page.document);
      const missing = patterns(proof.parts).filter((each) => !isIn(description, each));
      return missing.length > 0 ? `The description “${description}” has no ${missing.join(' and no ')}.` : undefined;
    }
    case 'heading': {
      const found = inRegion('main', ({ name }) => /^h[1-6]$/.test(name)).map((element) => labelOf(element));
      return found.some((each) => isLabel(each, proof.says, evidence))
        ? undefined
        : `No heading says ${said(proof.says)}.`;
    }
    case 'link': {
      const links = inRegion(proof.region, ({ name }) => name === 'a');
      const leading = links.filter(({ attribs }) => leadsTo(attribs.href ?? '', proof.to, evidence));
      if (leading.length === 0) return `No link leads to ${JSON.stringify(proof.to)}.`;
      const labelled = leading.filter((each) => isLabel(accessibleNameOf(each), proof.label, evidence));
      if (labelled.length === 0)
        return `No link to there says ${said(proof.label)}, but “${accessibleNameOf(leading[0])}”.`;
      return proof.newTab && !labelled.some(({ attribs }) => attribs.target === '_blank')
        ? 'The link opens in the same tab.'
        : undefined;
    }
    case 'button': {
      const controls = inRegion(proof.region, ({ name, attribs }) => name === 'button' || attribs.href !== undefined);
      return controls.some((each) => isLabel(accessibleNameOf(each), proof.label, evidence))
        ? undefined
        : `No button says ${said(proof.label)}.`;
    }
    case 'tabs': {
      const found = inRegion('main', ({ attribs }) => attribs.role === 'tab').map(
        (tab) => labelOf(tab) + (tab.attribs['aria-selected'] === 'true' ? '*' : ''),
      );
      return found.join(', ') === proof.labels.join(', ') ? undefined : `The tabs are: ${found.join(', ')}.`;
    }
    case 'element': {
      const found = inRegion(
        proof.region,
        ({ name, attribs }) => [name, '*'].includes(proof.tag) && hasAttributes(attribs, proof.attributes, evidence),
      );
      const isThere = { some: found.length > 0, none: found.length === 0 };
      const holds = typeof proof.count === 'number' ? found.length === proof.count : isThere[proof.count];
      return holds
        ? undefined
        : `There are ${found.length} of <${proof.tag}> with ${Object.keys(proof.attributes).join(', ')}.`;
    }
    case 'headings': {
      const passages = page.page.filter(
        ({ text, headings }) =>
          headings.at(-1) === text &&
          isIn(text, pattern(proof.pattern)) &&
          (!proof.under || headings.slice(0, -1).some((each) => isIn(each, pattern(proof.under ?? /./)))),
      );
      const levelled = inRegion('main', ({ name }) => name === `h${proof.level}`).map((each) => labelOf(each));
      const found = passages.filter(({ text }) => levelled.includes(text));
      return found.length === proof.count
        ? undefined
        : `There are ${found.length}: ${found.map(({ text }) => text).join(', ')}.`;
    }
    case 'data': {
      const things = thingsOf(page.document, proof.type);
      if (things.length === 0) return `The structured data has no ${proof.type}.`;
      const missing = patterns(proof.parts).filter((each) => !things.some((thing) => isIn(thing, each)));
      return missing.length > 0 ? `The structured data has no ${missing.join(' and no ')}.` : undefined;
    }
  }
}

/** Why no test proves it; nothing where one does. */
function untested({ file, title }: Extract<Proof, { kind: 'behaviour' }>, { testsIn }: Evidence): string | undefined {
  const titles = testsIn(file);
  if (titles.length === 0) return `No test is run of ${file}.`;
  return titles.some((each) => each.startsWith(title))
    ? undefined
    : `No test of ${file} that is run is called “${title}”.`;
}

/** What is missing in these passages; nothing where one place has it all. */
function missingIn(
  passages: readonly Passage[],
  wanted: readonly RegExp[],
  { parts, under, of, within }: Extract<Proof, { kind: 'text' }>,
): string | undefined {
  const beneath = under && insensitive(under);
  const isLeftOut = ({ text, headings }: Passage): boolean =>
    /^no inclu/i.test(text) || headings.some((each) => /no inclu|va aparte|se paga aparte/i.test(each));
  const asked = passages
    .filter(({ headings }) => !beneath || headings.some((each) => isIn(each, beneath)))
    .filter((passage) => !of || isLeftOut(passage) === (of === 'excluded'));
  const where = `${beneath ? ` beneath ${String(under)}` : ''}${of ? ` among what is ${of}` : ''}`;
  if (asked.length === 0) return `${where}: there is no such part.`;
  // An item of a list says by itself what is included.
  const text = asked.map((passage) => passage.text).join(of ? '\n'.repeat(within) : '\n');
  const places = wanted.map((each) => placesOf(text, each));
  const gone = parts.filter((_, index) => places[index]?.length === 0);
  if (gone.length > 0) return `${where}: ${gone.map(said).join(' and ')}`;
  return areNear(places, within) ? undefined : `${where}, near each other: ${parts.map(said).join(', ')}`;
}

function isLabel(label: string, says: Part, evidence: Evidence): boolean {
  if (typeof says !== 'string') return isIn(label, patternOf(says, evidence.facts));
  return label === says || (label.startsWith(says) && !/^\p{L}/u.test(label.slice(says.length)));
}

/** What a control is called: its label, or the name that it has for who cannot see it. */
const accessibleNameOf = (element: Element | undefined): string =>
  element ? labelOf(element) || (element.attribs['aria-label'] ?? '') : '';

function leadsTo(href: string, to: Target, evidence: Evidence): boolean {
  if (typeof to === 'string') return href === to;
  if ('setting' in to) return href === settingOf(evidence.site, to.setting);
  const { base, phone } = evidence.site.chat;
  const asked = decodeURIComponent(href.replaceAll('+', ' '));
  return (
    href.startsWith(`${base}/${phone.replaceAll(/\D/g, '')}`) &&
    to.chat.every((part) => isIn(asked.split('?text=')[1] ?? '', patternOf(part, evidence.facts)))
  );
}

/** The text of a key of the site configuration: `payments.socialBasic`, `reels.0`. */
function settingOf(site: SiteConfiguration, key: string): string {
  const value = valueOf(site, key);
  if (typeof value !== 'string')
    throw new Error(`The site configuration has no text at ${key}, by which a statement is proved.`);
  return value;
}

const valueOf = (site: SiteConfiguration, key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], site);

function hasAttributes(attributes: Readonly<Record<string, string>>, wanted: Attributes, { site }: Evidence): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const is = attributes[name];
    if (is === undefined) return false;
    if (value === true) return true;
    if (value instanceof RegExp) return value.test(is);
    return is === (typeof value === 'string' ? value : settingOf(site, value.setting));
  });
}
