import { expect, test } from '@playwright/test';
import { declaredScreens } from '../support/site.ts';
import { elementsOf, labelOf, parsed, passagesOf, regionOf, type Document } from './reading.ts';

/** How often the same may stand. */
const limits = {
  /** A control with the same text and target, in a page's main part: at the start, and at the end. */
  controlOnPage: 2,
  /** The same sentence within a page's main part. */
  sentenceOnPage: 2,
  /** Pages whose main parts have the same sentence. */
  sentencePages: 5,
  /** Shorter ones are labels. */
  sentenceWords: 6,
} as const;

/** What may stand more often, how often, and why. */
const allowed: readonly { of: RegExp; onPage?: number; pages?: number; because: string }[] = [
  {
    of: /^Agendar Consulta → \/solicitar-cita$/,
    onPage: 3,
    because: 'specification 2:46: each of the three offers has it',
  },
  {
    of: /^plan Premium → \/planes-crm$/,
    onPage: 6,
    because: 'each answer of /crm-faq is read by itself, one open at a time',
  },
  { of: /^Te contactamos en las \d+ horas/, pages: 11, because: 'what follows a purchase stands where it is paid' },
  { of: /^Para cancelar, avísanos por escrito/, pages: 10, because: 'the condition stands beside each monthly price' },
  {
    of: /^Si cancelas en las \d+ horas/,
    pages: 15,
    because: 'today it stands beside each price paid once; to be lowered',
  },
  {
    of: /^Para cancelar, avisa \d+ días/,
    onPage: 3,
    because: 'the condition stands in each plan; one plan is shown at a time',
  },
  {
    of: /^Si cancelas en \d+ horas/,
    onPage: 3,
    because: 'the condition stands in each plan; one plan is shown at a time',
  },
  { of: /^Si acordamos un plan de pagos/, pages: 8, because: 'the condition stands beside each price paid once' },
  { of: /^El cobro mensual/, pages: 7, because: 'the condition stands beside each monthly price' },
  {
    of: /^Otras redes \(TikTok|^No incluido: /,
    onPage: 3,
    because: 'a plan says all of itself; one plan is shown at a time',
  },
  { of: /^4 de 10 citas nuevas/, pages: 6, because: 'a case stands beside the claim that it proves' },
  { of: /^Llamar al \+/, pages: 8, because: 'a confirmation is read by itself, and a visitor may call' },
  { of: /^Cuánto tiempo|^Con quién/, onPage: 5, because: 'a table answers for each kind of data by itself' },
  { of: /^Desplázate dentro del marco/, onPage: 4, because: 'each plan has a payment frame of its own' },
];

test('no page repeats a control or a sentence, and no sentence stands on many pages', async ({ request }) => {
  const screens = await declaredScreens();
  expect(screens.length).toBeGreaterThan(40);
  const pagesOf = new Map<string, Set<string>>();
  const repeated: string[] = [];
  for (const { path } of screens) {
    const document = parsed(await (await request.get(path)).text());
    for (const [control, times] of counted(controlsOf(document)))
      if (times > limitOf(control, 'onPage', limits.controlOnPage)) repeated.push(`${path}: ${times} × ${control}`);
    for (const [sentence, times] of counted(sentencesOf(document))) {
      // Pages of one list are one template.
      const template = path.replace(/^(\/testimonios-videos)\/.+/, '$1/*');
      pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(template));
      if (times > limitOf(sentence, 'onPage', limits.sentenceOnPage)) repeated.push(`${path}: ${times} × ${sentence}`);
    }
  }
  for (const [sentence, pages] of pagesOf)
    if (pages.size > limitOf(sentence, 'pages', limits.sentencePages))
      repeated.push(`${pages.size} pages: ${sentence}`);
  expect(repeated).toEqual([]);
});

/** Links and buttons with words, each with its target. */
const controlsOf = (document: Document): string[] =>
  elementsOf(regionOf(document, 'main'), ({ name }) => name === 'a' || name === 'button')
    .map((element) => ({ label: labelOf(element), to: element.attribs.href }))
    .filter(({ label, to }) => label && to)
    .map(({ label, to }) => `${label} → ${to}`);

const sentencesOf = (document: Document): string[] =>
  passagesOf(regionOf(document, 'main'))
    // With an amount of its own a sentence is still the same.
    .flatMap(({ text }) => text.replaceAll(/ \([^)]*\$[^)]*\)/g, '').split(/(?<=[.!?…])\s+/))
    .filter((sentence) => sentence.split(' ').length >= limits.sentenceWords);

function counted(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

const limitOf = (what: string, kind: 'onPage' | 'pages', limit: number): number =>
  allowed.find((each) => each[kind] !== undefined && each.of.test(what))?.[kind] ?? limit;
