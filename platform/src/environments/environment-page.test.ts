import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { PublishedReleases } from '../deliver/published-releases.ts';
import { hourMs, noCounts, type CountedException } from '../reports/counts.ts';
import { healthOf, type Counted } from '../reports/health.ts';
import type { CanaryAnalysis } from '../rollout/analysis.ts';
import { currentSite } from '../site/sites.ts';
import { readSiteMap } from '../site/site-map.ts';
import { fixtureStore, type FixtureStore } from '../testing/fixture-store.ts';
import { madeOnce } from '../testing/made-once.ts';
import { builtWith, changesTo, pageOf } from '../testing/releases.ts';
import { showRecorded } from './apply-revision.ts';
import { abortCanary, stepCanary } from './canary.ts';
import { environmentDocument } from './environment-page.ts';
import { promote, type Promotion } from './promote.ts';
import { rollback } from './rollback.ts';

let folder: string;
let fixture: FixtureStore;
const begin = (made: string): void => {
  folder = made;
  fixture = fixtureStore(folder);
};
const first = async (): Promise<void> => {
  await fixture.publish('shell', '1.0.0');
  await fixture.publish('mf-plans', '1.0.0', { facts: { basic: { value: 500, unit: 'USD/month' } } });
  await promoted(['shell@1.0.0', 'mf-plans@1.0.0'], { reason: 'the beginning' });
};
madeOnce('environment-page', begin, first);

const sites = (environment = 'staging'): string => join(folder, 'sites', environment);

async function promoted(releases: string[], more: Partial<Promotion> = {}): Promise<void> {
  const changes = changesTo(releases);
  const environment = more.environment ?? 'staging';
  const { configurationFolder } = fixture;
  await promote(fixture.store, {
    ...{ environment, changes, configurationFolder, sites: sites(environment), by: { name: 'Ana' } },
    ...more,
  });
}

/** What the composition that is shown says. */
function shown(environment = 'staging'): Page {
  const file = join(currentSite(sites(environment)) ?? '', 'mosaico', 'index.html');
  return parseDocument(readFileSync(file, 'utf8'));
}

type Page = ReturnType<typeof parseDocument>;
type Part = Page | ReturnType<typeof DomUtils.getElementsByTagName>[number];

const all = (part: Part, ...tags: string[]) => DomUtils.getElementsByTagName((tag) => tags.includes(tag), part);
const withClass = (part: Part, name: string) => DomUtils.getElementsByClassName(name, part)[0];
const textOf = (part: Part | undefined): string =>
  part ? DomUtils.textContent(part).replaceAll(/\s+/g, ' ').trim() : '';

/** The part of a page below a heading of this text. */
function below(page: Page, heading: string): Part | undefined {
  const found = all(page, 'h2', 'h3').find((each) => textOf(each) === heading);
  const isPart = (part: Part | null | undefined): boolean =>
    !part || ('name' in part && ['details', 'li', 'section'].includes(part.name));
  let part: Part | null | undefined = found;
  while (!isPart(part)) part = part?.parent as Part | null | undefined;
  return part ?? undefined;
}

test('it says what is shown, since when, by whom, why, and what it has replaced', async () => {
  await fixture.publish('mf-plans', '1.1.0', {
    pages: [pageOf('/nueva')],
    facts: { basic: { value: 520, unit: 'USD/month' } },
  });
  await promoted(['mf-plans@1.1.0'], { reason: 'a new price', force: 'nobody reads it' });
  const page = shown();
  expect(textOf(all(page, 'h1')[0])).toBe('Qué se ve en staging');
  expect(textOf(withClass(page, 'hero'))).toMatch(/Revisión 2 .*Desde el \d+ \w+ \d{4}.* UTC, por Ana\. a new price/);
  const change = textOf(below(page, 'Qué cambió'));
  expect(change).toContain('mf-plans 1.0.0, ahora 1.1.0');
  expect(change).toContain('mf-plans/basic$500$520');
  expect(textOf(below(page, 'Páginas nuevas'))).toContain('Page nueva /nueva');
  expect(change).toMatch(/Páginas que ya no estánPage mf-plans \/mf-plans/);
  expect(textOf(below(page, 'mf-plans'))).toMatch(
    /Se muestradesde el .* revisión 2, por Ana: a new price Antes1\.0\.0/,
  );
  expect(textOf(below(page, 'shell'))).toMatch(/revisión 1, por Ana: the beginning Antesno había/);
  expect(textOf(below(page, 'Revisión 1'))).toContain('the beginning');
  expect(textOf(withClass(page, 'notice'))).toMatch(/^Se publicó a pesar de 1 aviso: nobody reads it .*\/mf-plans/);
});

test('texts of others stay texts, and nothing but its own script may run', async () => {
  const subject = `a | b </code><script>alert(1)</script> "x"`;
  await fixture.publish('mf-plans', '1.0.0-saaaaaaaaaa', { built: builtWith({ subject }) });
  await promoted(['mf-plans@1.0.0-saaaaaaaaaa']);
  await fixture.publish('mf-plans', '1.0.0-s0123456789', {
    built: builtWith({
      ...{ commit: 'abc', author: '<b>Ana</b>', subject, repository: 'javascript:alert(1)' },
      ...{ dirty: true, uncommitted: ['<i>facts.json'] },
    }),
  });
  await promoted(['mf-plans@1.0.0-s0123456789'], { reason: '</title><img src=x>', by: { name: '<i>Eva</i>' } });
  const page = shown();
  expect(all(page, 'script')).toHaveLength(1);
  expect(all(page, 'img', 'i')).toHaveLength(0);
  expect(all(page, 'a').filter(({ attribs }) => attribs.href?.startsWith('javascript'))).toEqual([]);
  expect(textOf(below(page, 'mf-plans'))).toContain(`Antes«${subject}» saaaaaaaaaa`);
  expect(textOf(below(page, 'mf-plans'))).toContain('con cambios sin commit <i>facts.json');
  expect(textOf(all(page, 'blockquote')[0])).toBe('</title><img src=x>');
  const policy = all(page, 'meta').find(({ attribs }) => attribs['http-equiv']);
  expect(policy?.attribs.content).toMatch(/^default-src 'none'; .*script-src 'sha256-[^']+';/);
});

test('a rollback shows an earlier composition, whose page says so', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await promoted(['mf-plans@1.1.0']);
  await rollback(fixture.store, {
    environment: 'staging',
    sites: sites(),
    reason: 'a wrong price',
    by: { name: 'Eva' },
  });
  const says = (): string => textOf(withClass(shown(), 'hero'));
  expect(says()).toMatch(/Revisión 3 .*por Eva\. a wrong price .*Antes: revisión 2 Es otra vez la revisión 1/);
  expect(textOf(below(shown(), 'Revisión 3'))).toContain('Vuelve a la 1');
  // Also on a machine that shows it later.
  const elsewhere = join(folder, 'elsewhere');
  for (const number of [1, 2, 3])
    await showRecorded(fixture.store, await fixture.store.revision('staging', number), elsewhere);
  const site = currentSite(elsewhere) ?? '';
  expect(readFileSync(join(site, 'mosaico', 'index.html'), 'utf8')).toContain('Revisión 3');
  expect(JSON.parse(readFileSync(join(site, 'revision.json'), 'utf8'))).toMatchObject({ revision: 3 });
});

test('a release that is not committed, and one that was pruned, say so', async () => {
  await fixture.publish('mf-plans', '1.1.0-s0123456789', {
    built: builtWith({ subject: 'Of the commit before', dirty: true, uncommitted: ['facts.json'] }),
  });
  await fixture.store.removeRelease('mf-plans', '1.0.0');
  await promoted(['mf-plans@1.1.0-s0123456789']);
  const part = below(shown(), 'mf-plans');
  expect(part && textOf(all(part, 'summary')[0])).toMatch(/Sin commit ?cambios sin commit s0123456789/);
  expect(textOf(part)).not.toContain('Of the commit before');
  expect(textOf(part)).toContain('con cambios sin commit facts.json');
  expect(textOf(part)).toContain('Antes1.0.0 ya no está publicada: se retiró por no usarse');
});

test('the form on GitHub is that of the repository of the site, and no other', async () => {
  const form = (): string | undefined =>
    all(shown(), 'a').find(({ attribs }) => attribs.href?.endsWith('rollback.yml'))?.attribs.href;
  const by = (repository: string) => ({ by: { name: 'Ana', run: `https://github.com/${repository}/actions/runs/7` } });
  await fixture.publish('shell', '1.1.0', { built: builtWith({ repository: 'https://github.com/mosaico/site.git' }) });
  await promoted(['shell@1.1.0'], by('mosaico/site'));
  expect(form()).toBe('https://github.com/mosaico/site/actions/workflows/rollback.yml');
  await fixture.publish('mf-plans', '1.1.0');
  await promoted(['mf-plans@1.1.0'], by('plans/mf-plans'));
  expect(form()).toBeUndefined();
});

test('its commands go back to what they say, and nowhere else once something else is shown', async () => {
  await fixture.publish('mf-plans', '1.1.0');
  await promoted(['mf-plans@1.1.0']);
  const page = shown();
  const commandIn = (heading: string): string => {
    const part = below(page, heading);
    return textOf(part && withClass(part, 'command')).replace(/Copiar$/, '');
  };
  expect(commandIn('Qué cambió')).toBe(
    'npx mosaico rollback --env staging --to 1 --shown 2 --reason "pedido desde la página del entorno"',
  );
  expect(commandIn('mf-plans')).toContain('npx mosaico rollback mf-plans --env staging --shown 2 ');
  expect(commandIn('Revisión 1')).toContain('--to 1 --shown 2');
  // There is nothing before it.
  expect(commandIn('shell')).toBe('');
  expect(commandIn('Revisión 2')).toBe('');
});

test('it compares with every other environment, production too, which has no such page itself', async () => {
  await promoted(['shell@1.0.0', 'mf-plans@1.0.0'], { environment: 'production' });
  await fixture.publish('mf-plans', '1.1.0');
  await promoted(['mf-plans@1.1.0']);
  const beside = below(shown(), 'production');
  expect(textOf(beside)).toContain('1 diferencia');
  expect(textOf(beside)).toMatch(/mf-plans1\.1\.01\.0\.0/);
  const production = currentSite(sites('production')) ?? '';
  expect(existsSync(join(production, 'mosaico'))).toBe(false);
  // A server makes none for it either.
  const published = new PublishedReleases(fixture.store);
  expect(await published.environmentPage({ environment: 'staging', revision: 2 })).toContain('Qué se ve en staging');
  expect(await published.environmentPage({ environment: 'production', revision: 1 })).toBeUndefined();
  expect(JSON.stringify(await readSiteMap(production))).not.toContain('/mosaico');
});

test('it is an address of the site, and no page of it', async () => {
  const site = currentSite(sites()) ?? '';
  const { documents, pages } = await readSiteMap(site);
  expect(documents['/mosaico']).toBe('mosaico/index.html');
  expect(Object.keys(pages)).not.toContain('/mosaico');
  expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).not.toContain('mosaico/');
  const robots = all(shown(), 'meta').find(({ attribs }) => attribs.name === 'robots');
  expect(robots?.attribs.content).toBe('noindex');
});

describe('what visitors meet', () => {
  const now = Date.now();
  const hour = Math.floor(now / hourMs);
  const release = { workspace: 'mf-plans', release: '1.0.0', arm: 'stable' as const, ...noCounts() };
  const thrown: CountedException = {
    ...{ workspace: 'mf-plans', type: 'TypeError', message: 'x is not a function', place: 'mf-plans/src/a.tsx:41' },
    ...{ first: { at: now, release: '1.0.0', revision: 1 }, last: now, count: 7, releases: { '1.0.0': 7 } },
    ...{ pages: { 'mf-plans/mf-plans': 7 }, hours: { [hour]: 7 } },
  };
  const pageWith = async (counted: Partial<Counted>): Promise<Page> => {
    const revision = await fixture.store.revision('staging');
    const nothing = { rows: [], refused: {}, foreign: 0, exceptions: [], hours: new Map() };
    const health = healthOf(revision, { ...nothing, ...counted }, now);
    return parseDocument((await environmentDocument(fixture.store, revision, { isKept: false, health })) ?? '');
  };

  test('releases with their figures, the day with its promotions, and where it throws', async () => {
    const vitals = { lcp: [0, 0, 0, 0, 1_500, 0, 0, 0, 0, 0, 0, 0, 0] };
    const page = await pageWith({
      rows: [
        { ...release, views: 1_500, interactive: 1_485, exceptions: 6, failed: 3, vitals },
        { ...release, arm: 'canary', release: '1.1.0', views: 120, exceptions: 2 },
      ],
      exceptions: [thrown],
      hours: new Map([[hour * hourMs, { views: 1_620, exceptions: 8 }]]),
    });
    const part = below(page, 'Cómo va');
    const [, plans, canary] = part ? all(part, 'li').map(textOf) : [];
    expect(plans).toMatch(
      /^mf-plans 1\.0\.0 Visitas1500 ?Errores por 1000 visitas4,0 ?Descargas fallidas por 1000 ?2,0 ?/,
    );
    expect(plans).toContain('99,0 %');
    expect(plans).toContain('LCP1,38 s');
    expect(canary).toMatch(/^mf-plans Canary .*1\.1\.0 Aún hay pocas visitas: 120 de 1000\. ?Errores2/);
    expect(textOf(part)).toMatch(
      /Arriba visitas, hasta 1620 en una hora; abajo errores, hasta 8\. Cada línea es una publicación: revisión 1/,
    );
    expect(textOf(part)).toMatch(
      /7 veces ?TypeError: x is not a function mf-plans\/src\/a\.tsx:41 ?Primero en mf-plans 1\.0\.0/,
    );
    expect(part && all(part, 'line')).toHaveLength(1);
    expect(part && all(part, 'a').map(({ attribs }) => attribs.href)).toEqual(['#revision-1', '/mf-plans']);
  });

  test('a canary beside stable, what its analysis says, and its steps in the day', async () => {
    const revision = await fixture.store.revision('staging');
    const created = new Date(Date.parse(revision.created) + 1).toISOString();
    const weight = 25;
    const running = {
      ...{
        number: revision.revision + 1,
        releases: { 'mf-plans': '1.1.0' },
        digests: {},
        weight,
        steps: [5, 25, 50, 100],
      },
      steppedAt: created,
    };
    const shownNow = { ...revision, revision: revision.revision + 1, created, reason: 'canary', canary: running };
    await fixture.store.createRevision(shownNow);
    const arm = (visits: number, exceptions: number) => {
      const failures = { exceptions, failedLoads: 0, notInteractive: 1 };
      return { views: 2 * visits, visits, failures, workspaces: { 'mf-plans': failures } };
    };
    const analysis: CanaryAnalysis = {
      ...{
        number: running.number,
        releases: running.releases,
        weight,
        steppedAt: created,
        stepMinutes: 30,
        leastViews: 500,
      },
      ...{ arms: { canary: arm(60, 3), stable: arm(1_000, 4) }, stepViews: { canary: 120, stable: 2_000 } },
      ...{ comparisons: [], nextStep: { weight: 50, earliest: created, expected: undefined } },
      ...{ verdict: { kind: 'wait', next: 50, why: 'views' }, exception: undefined },
    };
    const pageOf = async (canary: CanaryAnalysis): Promise<string> => {
      const at = Date.parse(created) + 1;
      const counted = { rows: [], refused: {}, foreign: 0, exceptions: [] };
      const start = Math.floor(at / hourMs) * hourMs;
      const health = healthOf(shownNow, { ...counted, hours: new Map([[start, { views: 9, exceptions: 0 }]]) }, at);
      const html = await environmentDocument(fixture.store, shownNow, { isKept: false, health, canary });
      return textOf(below(parseDocument(html ?? ''), 'Cómo va'));
    };
    const text = await pageOf(analysis);
    expect(text).toMatch(/revisión 2 \(canary al 25 %, /);
    expect(text).toMatch(/Canary 2 25 % de las visitas mf-plans 1\.1\.0, desde el/);
    expect(text).toMatch(/Visitas ?120 ?2000 ?Sesiones ?60 ?1000 ?Sesiones con errores ?3 \(5,0 %\) ?4 \(0,4 %\)/);
    expect(text).toContain('Aún hay pocas visitas para decidir: 120 de 500 en canary.');
    const aborted = { kind: 'abort', failure: 'exceptions', workspace: 'mf-plans' } as const;
    expect(await pageOf({ ...analysis, verdict: aborted })).toContain('Va peor que lo estable: más errores.');
  });

  test('only a release that no arm shows any more is said to be gone, also of a canary that is over', async () => {
    const ofCanary = { arm: 'canary' as const, ...noCounts(), views: 20 };
    const page = await pageWith({
      rows: [
        { ...ofCanary, workspace: 'shell', release: '1.0.0' },
        { ...ofCanary, workspace: 'mf-plans', release: '1.1.0' },
      ],
    });
    const ended = all(page, 'li')
      .map(textOf)
      .filter((text) => text.includes(' Canary '));
    expect(ended).toHaveLength(2);
    expect(ended.map((text) => [text.split(' ')[0], text.includes('Ya no se muestra')])).toEqual(
      expect.arrayContaining([
        ['shell', false],
        ['mf-plans', true],
      ]),
    );
  });

  test('nothing of a report is markup', async () => {
    const evil = `</code><script>alert(1)</script><img src=x onerror=alert(1)>"'`;
    const page = await pageWith({
      rows: [{ ...release, release: evil }],
      exceptions: [
        {
          ...{ ...thrown, type: evil, message: evil, place: evil, shared: evil, pages: { [evil]: 7 } },
          ...{ releases: { [evil]: 7, '1.0.0': 1 }, first: { at: now, release: evil, revision: 1 } },
        },
      ],
    });
    expect(all(page, 'script')).toHaveLength(1);
    expect(all(page, 'img')).toHaveLength(0);
    expect(textOf(below(page, 'Cómo va'))).toContain(evil);
  });

  test('where nobody has reported the page says so; a page that is kept says nothing of visitors', async () => {
    expect(textOf(below(await pageWith({}), 'Cómo va'))).toContain('Nadie ha avisado de nada todavía.');
    expect(textOf(shown())).not.toContain('Cómo va');
  });
});

describe('while a canary runs', () => {
  const environment = 'staging';
  beforeEach(async () => {
    await fixture.publish('mf-plans', '1.1.0');
    await promoted(['mf-plans@1.1.0'], { isCanary: true, reason: 'a new button' });
  });

  test('it says which part of the visits gets what, since when, by whom, and how to go on', () => {
    const part = below(shown(), 'En prueba');
    expect(textOf(part)).toMatch(/El 5 % de las visitas recibe el canary 2 desde el \d+ \w+ \d{4}/);
    expect(textOf(part)).toContain('mf-plans1.1.01.0.0');
    expect(textOf(part)).toMatch(/Empezó con la revisión 2, el .*, por Ana: a new button/);
    expect(textOf(part)).toContain('npx mosaico canary step --env staging --number 2 --reason');
    expect(textOf(part)).toContain('npx mosaico canary abort --env staging --number 2 --reason');
    // What all others get, and nothing to roll back in it.
    expect(textOf(below(shown(), 'mf-plans'))).toMatch(/Versión ?1\.0\.0/);
    expect(textOf(below(shown(), 'mf-plans'))).not.toContain('Volver atrás');
  });

  test('its history says what became of it', async () => {
    const order = { environment, sites: sites(), number: 2 };
    await stepCanary(fixture.store, order);
    await abortCanary(fixture.store, { ...order, reason: 'it throws' });
    const page = shown();
    expect(below(page, 'En prueba')).toBeUndefined();
    expect(textOf(below(page, 'Revisión 2'))).toContain(
      'El canary 2 empieza con el 5 % de las visitas: mf-plans 1.1.0.',
    );
    expect(textOf(below(page, 'Revisión 3'))).toContain('El canary 2 pasa al 25 % de las visitas: mf-plans 1.1.0.');
    expect(textOf(below(page, 'Revisión 4'))).toMatch(/it throws .*El canary 2 se retira: mf-plans 1\.1\.0\./);
    expect(textOf(below(page, 'Qué cambió'))).toContain('El canary 2 se retira');
  });
});
