import type { FactDeclaration } from '@mosaico/shared-types';
import { pageOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { textsOf } from '../testing/texts.ts';
import type { Declarations } from './declarations.ts';
import { siteTable } from './site-table.ts';

const site = siteOf();
const of = (workspace: string, more: Partial<Declarations> = {}): Declarations => ({
  workspace,
  version: '1.4.0',
  pages: [],
  facts: {},
  offers: {},
  slots: [],
  ...more,
});
const legal = of('mf-legal', {
  facts: { rule: { value: 'Avisa {mf-legal/days} días antes.', unit: 'text' }, days: { value: 5, unit: 'days' } },
});
type Offer = Declarations['offers'][string];
/** An offer without fault, and what is given. */
const offer = (more: Partial<Offer> = {}): Offer => ({
  name: 'Plan',
  price: 'mf-a/basic' as Offer['price'],
  for: 'prospects',
  get: [{ payment: 'socialBasic' }],
  cancellation: 'mf-legal/rule' as Offer['cancellation'],
  ...more,
});
const basic: FactDeclaration = { value: 500, unit: 'USD/month', covers: 'una red' };
const problems = (...releases: Declarations[]): string[] => textsOf(siteTable([...releases, legal], site).problems);

describe('a mix without fault', () => {
  const { table, problems: found } = siteTable(
    [
      of('shell', { pages: [pageOf('/')] }),
      of('mf-a', {
        pages: [
          pageOf('/planes', {
            service: { title: 'Planes', text: 'Desde {mf-a/basic}.', offer: 'mf-a/plan', order: 1 },
          }),
          pageOf('/soporte', { clientsOnly: { elsewhere: 'mf-a/planes' }, parent: 'mf-a/planes' }),
        ],
        facts: { basic },
        offers: { plan: offer({ name: 'Plan de {mf-a/basic}', get: [{ chat: 'Hola: {mf-a/basic}' }] }) },
        slots: ['a/table'],
      }),
      legal,
    ],
    site,
  );

  test('has no problems', () => {
    expect(found).toEqual([]);
  });

  test('gives the pages of all releases, with their figures filled in', () => {
    expect(table.routes.map(({ path, workspace }) => `${path} of ${workspace}`)).toEqual([
      '/ of shell',
      '/planes of mf-a',
      '/soporte of mf-a',
    ]);
    expect(table.routes[1]?.service?.text).toBe('Desde $500.');
  });

  test('gives an offer its price, what that covers and the words of its rule', () => {
    expect(table.offers).toEqual({
      'mf-a/plan': {
        name: 'Plan de $500',
        price: { usd: 500, text: '$500', per: 'month', covers: 'una red' },
        for: 'prospects',
        get: [{ chat: 'Hola: $500' }],
        cancellation: 'Avisa 5 días antes.',
      },
    });
  });

  test('says who fills a slot', () => {
    expect(table.slots).toEqual({ 'a/table': 'mf-a' });
  });
});

test('of two pages at one path the first has it, and both are reported', () => {
  const { table, claimed } = siteTable(
    [of('mf-a', { pages: [pageOf('/x', { title: 'A' })] }), of('mf-b', { pages: [pageOf('/x', { title: 'B' })] })],
    site,
  );
  expect(table.routes.map(({ title }) => title)).toEqual(['A']);
  expect(claimed.map(({ title }) => title)).toEqual(['A', 'B']);
});

const gone = (name: string): string =>
  ` shows ${name}, which no release of this mix declares. Declare it in ${name.split('/')[0] ?? ''}/src/facts.json, or show another.`;

test.each<[what: string, own: Partial<Offer>, facts: Record<string, FactDeclaration>, says: string]>([
  ['a price that nobody declares', { price: 'mf-b/gone' as Offer['price'] }, {}, gone('mf-b/gone')],
  [
    'a rule that nobody declares',
    { cancellation: 'mf-legal/gone' as Offer['cancellation'] },
    { basic },
    gone('mf-legal/gone'),
  ],
  ['a text with a figure that nobody declares', { name: 'Plan de {mf-b/gone}' }, { basic }, gone('mf-b/gone')],
  ['a fee that nobody declares', { plus: ['mf-b/gone' as Offer['price']] }, { basic }, gone('mf-b/gone')],
  [
    'a price that is no money',
    {},
    { basic: { value: 4, unit: 'hours' } },
    ': price: mf-a/basic is no price (4, hours). Name one in US dollars.',
  ],
  [
    'a price that is a range',
    {},
    { basic: { value: { least: 20, most: 30 }, unit: 'USD' } },
    ': price: mf-a/basic is no price ($20 a $30, USD). Name one in US dollars.',
  ],
  [
    'a price of which nothing says what it covers',
    {},
    { basic: { value: 500, unit: 'USD' } },
    ': covers: nothing says what $500 covers. Say it here, or in the fact mf-a/basic.',
  ],
  [
    'a fee of which nothing says what it is for',
    { plus: ['mf-a/fee' as Offer['price']] },
    { basic, fee: { value: 100, unit: 'USD' } },
    ': plus: mf-a/fee is no single payment that says what it is for ($100, USD). Give the fact the unit USD and "covers".',
  ],
  [
    'a page that nobody has',
    { get: [{ page: 'mf-b/gone' as never }] },
    { basic },
    ': get: no release of this mix has the page mf-b/gone. Name another, or promote its remote too.',
  ],
])('an offer with %s is named with its file, key and remedy', (_what, own, facts, says) => {
  expect(problems(of('mf-a', { offers: { plan: offer(own) }, facts }))).toEqual([
    `mf-a@1.4.0, offers.ts "plan"${says}`,
  ]);
});

test('a one-time fee on top of a price comes with the offer', () => {
  const { table, problems: found } = siteTable(
    [
      of('mf-a', {
        facts: { basic, fee: { value: 1500, unit: 'USD', covers: 'instalación' } },
        offers: { plan: offer({ plus: ['mf-a/fee' as Offer['price']] }) },
      }),
      legal,
    ],
    site,
  );
  expect(found).toEqual([]);
  expect(table.offers['mf-a/plan']?.plus).toEqual([{ usd: 1500, text: '$1,500', covers: 'instalación' }]);
});

test('a figure at fault is reported once, and not for each page that shows it', () => {
  const faulty = of('mf-a', {
    pages: [
      pageOf('/planes', {
        title: 'Desde {mf-a/basic}',
        service: { title: 'Planes', text: 'Planes.', offer: 'mf-a/plan', order: 1 },
      }),
    ],
    facts: { basic: { lowest: ['mf-a/once', 'mf-legal/days'] }, once: { value: 500, unit: 'USD', covers: 'todo' } },
    offers: { plan: offer() },
  });
  expect(problems(faulty)).toEqual([
    'mf-a@1.4.0, facts.json "basic": the lowest of USD and days is no one price. Name prices of one unit.',
  ]);
});

describe('starting prices of one offer', () => {
  const starting = (covers: string | undefined, more: Partial<FactDeclaration> = {}) =>
    ({
      basic: { value: 500, unit: 'USD', from: true, covers: 'una red' },
      referred: { value: 450, unit: 'USD', of: 'mf-a/plan', ...(covers && { covers }), ...more },
    }) as Record<string, FactDeclaration>;
  const found = (facts: Record<string, FactDeclaration>) => problems(of('mf-a', { facts, offers: { plan: offer() } }));
  const refused =
    'mf-a@1.4.0, offers.ts "plan" has two starting prices that are not told apart: mf-a/basic ($500) and mf-a/referred ($450). Say with "covers" what each one is the price of.';

  test('are refused where nothing says what they cover, or both say the same', () => {
    expect(found(starting(undefined))).toEqual([refused]);
    expect(found(starting('una red'))).toEqual([refused]);
  });

  test('are accepted where each says what it is the price of', () => {
    expect(found(starting('una red, a quien viene recomendado'))).toEqual([]);
  });

  test('are found in other workspaces, too', () => {
    const referred: FactDeclaration = { value: 450, unit: 'USD', from: true, covers: 'una red', of: 'mf-a/plan' };
    expect(
      problems(of('mf-a', { facts: { basic }, offers: { plan: offer() } }), of('mf-b', { facts: { referred } })),
    ).toEqual([refused.replace('mf-a/referred', 'mf-b/referred')]);
  });
});

describe('an offer that leads to a page for clients only', () => {
  const mix = (elsewhere: string | undefined, more: Partial<Offer>) =>
    problems(
      of('mf-a', {
        pages: [pageOf('/soporte', { clientsOnly: { ...(elsewhere && { elsewhere }) } }), pageOf('/crm')],
        facts: { basic },
        offers: { plan: offer(more) },
      }),
    );
  const [support, crm] = [{ page: 'mf-a/soporte' as never }, { page: 'mf-a/crm' as never }];

  test('is refused when it is for prospects, with the page that they belong to', () => {
    expect(mix('mf-a/crm', { get: [support] })).toEqual([
      'mf-a@1.4.0, offers.ts "plan": get: leads prospects to mf-a/soporte (/soporte), which is for clients only. Offer mf-a/crm as well, which it names for everybody else.',
    ]);
    expect(mix(undefined, { get: [support] })).toEqual([
      'mf-a@1.4.0, offers.ts "plan": get: leads prospects to mf-a/soporte (/soporte), which is for clients only. Name another page.',
    ]);
    expect(mix(undefined, { get: [support, crm] })).toHaveLength(1);
  });

  test('is accepted when it leads there as well, or is for clients', () => {
    expect(mix('mf-a/crm', { get: [support, crm] })).toEqual([]);
    expect(mix(undefined, { get: [support], for: 'clients' })).toEqual([]);
  });
});

describe('a page', () => {
  const found = (...pages: Declarations['pages']) => problems(of('mf-a', { pages }));

  test('a page without its parent, or its page for everybody else, is named with the key and the remedy', () => {
    expect(found(pageOf('/x', { parent: 'mf-b/gone', clientsOnly: { elsewhere: 'mf-b/lost' } }))).toEqual([
      'mf-a@1.4.0, pages.ts "x": parent: no release of this mix has the page mf-b/gone. Name another, or promote its remote too.',
      'mf-a@1.4.0, pages.ts "x": clientsOnly.elsewhere: no release of this mix has the page mf-b/lost. Name another, or promote its remote too.',
    ]);
  });

  test('of each referrer says what is wrong with it once', () => {
    expect(
      found(pageOf('/x-{slug}', { key: 'x', each: 'referrers', title: 'X de {name}', parent: 'mf-b/gone' })),
    ).toEqual([expect.stringContaining('pages.ts "x": parent: no release of this mix has the page mf-b/gone')]);
  });

  test('of a list names the entry whose title is too long', () => {
    const page = pageOf('/x-{slug}', { key: 'x', each: 'referrers', title: `${'t'.repeat(68)}{name}` });
    expect(found(page)).toEqual(
      ['norte', 'sur'].map(
        (slug) =>
          expect.stringMatching(
            `^mf-a@1\\.4\\.0, pages\\.ts "x": title: of "${slug}" in the list "referrers" it has \\d+ characters .* Shorten the entry's name, or the title\\.$`,
          ) as string,
      ),
    );
  });

  test('above itself, or above what stands above it, is refused with the way around', () => {
    expect(found(pageOf('/x', { parent: 'mf-a/x' }))).toEqual([
      'mf-a@1.4.0, pages.ts "x": parent: these pages stand above each other in a circle: mf-a/x → mf-a/x.',
    ]);
    expect(
      found(
        pageOf('/x', { parent: 'mf-a/y' }),
        pageOf('/y', { parent: 'mf-a/x' }),
        pageOf('/below', { parent: 'mf-a/x' }),
      ),
    ).toEqual([
      'mf-a@1.4.0, pages.ts "x": parent: these pages stand above each other in a circle: mf-a/x → mf-a/y → mf-a/x.',
      'mf-a@1.4.0, pages.ts "y": parent: these pages stand above each other in a circle: mf-a/y → mf-a/x → mf-a/y.',
    ]);
  });

  test('may have a title and a description up to what results show, once their figures are filled in', () => {
    const facts: Record<string, FactDeclaration> = { basic, long: { value: 'x'.repeat(30), unit: 'text' } };
    const page = (title: string, description: string) =>
      problems(of('mf-a', { facts, pages: [pageOf('/x', { title, description })] }));
    // By its name the figure is longer than it is written.
    expect(page(`${'t'.repeat(66)}{mf-a/basic}`, `${'d'.repeat(156)}{mf-a/basic}`)).toEqual([]);
    expect(page(`${'t'.repeat(67)}{mf-a/basic}`, `${'d'.repeat(131)}{mf-a/long}`)).toEqual([
      `mf-a@1.4.0, pages.ts "x": title: has 71 characters with its figures, and may have 70: "${'t'.repeat(67)}$500". Shorten it.`,
      `mf-a@1.4.0, pages.ts "x": description: has 161 characters with its figures, and may have 160: "${'d'.repeat(131)}${'x'.repeat(30)}". Shorten it.`,
    ]);
  });
});
