import { expect, test } from '@playwright/test';
import type { Fact } from '@mosaico/shared-types';
import { siteOf } from '@mosaico/platform/testing/site';
import { failuresOf, type Evidence } from './judge.ts';
import {
  absent,
  behaviour,
  excluded,
  figure,
  included,
  outbound,
  page,
  price,
  setting,
  tabs,
  text,
  under,
} from './proofs.ts';
import { reportOf } from './report.ts';

/** What a small site declares, in dollars a month and times. */
interface Declared {
  basic: number;
  posts: number;
}

const factsOf = ({ basic, posts }: Declared): Record<string, Fact> => ({
  basic: { value: basic, unit: 'USD/month', text: `$${basic.toLocaleString('en-US')}` },
  custom: { value: 2 * basic, unit: 'USD/month', from: true, text: `$${(2 * basic).toLocaleString('en-US')}` },
  posts: { value: posts, unit: 'times', text: String(posts) },
});

const declared = factsOf({ basic: 500, posts: 10 });

/** A page that shows them, polished in one way or another. */
const html = ({
  basic,
  custom,
  posts,
}: Record<string, Fact> = declared): string => `<html lang="es"><head><title>Planes</title></head>
  <body><div data-part="header"><a href="/">Inicio</a></div><main>
  <h1>Planes</h1>
  <button role="tab" aria-selected="true">Básico</button><button role="tab">Personalizado</button>
  <h2>Plan Básico</h2><p><strong>${basic?.text}</strong> <small>USD al mes</small></p>
  <ul><li><span>Incluido: </span>${posts?.text} publicaciones en el feed</li><li><span>No incluido: </span>Revisiones ilimitadas</li></ul>
  <a href="${siteOf().payments.socialBasic}" target="_blank">Contratar Ahora<span> (se abre en una pestaña nueva)</span></a>
  <h2>Plan Personalizado</h2><p>Desde <strong>${custom?.text}</strong> al mes</p>
  <p>Cupos limitados.</p><svg><text>Sin permanencia</text></svg><script>"Sin permanencia"</script>
  </main></body></html>`;

const rows = page('/planes', [
  ['2:1', 'its tabs', tabs('Básico*', 'Personalizado')],
  ['2:1', 'its price', under(/básico/, price('basic'))],
  ['2:1', 'the lowest price', under(/personalizado/, price('custom'))],
  ['2:2', 'its posts', included(/básico/, /publicaciones/, figure('posts'))],
  ['2:2', 'no unlimited revisions', excluded(/básico/, /revisiones/, /ilimitad/)],
  ['2:3', 'where it is paid', outbound('Contratar Ahora', setting('payments.socialBasic'))],
  ['2:4', 'limited slots', text(/cupos/, /limitad/)],
  ['2:5', 'no promise', absent(/sin permanencia/, 'conditions.minimumTerm')],
  ['2:6', 'a behaviour', behaviour('a.spec.ts', 'a plan is chosen')],
]);

const evidenceOf = (document: string, more: Partial<Evidence> = {}): Evidence => ({
  pages: { '/planes': { html: document } },
  everyPage: ['/planes'],
  facts: declared,
  site: siteOf(),
  testsIn: (file) => (file === 'a.spec.ts' ? ['a plan is chosen by keyboard'] : []),
  ...more,
});

/** What is red of a page. */
const redOf = (document: string, more?: Partial<Evidence>): string[] =>
  failuresOf(rows, evidenceOf(document, more)).map(({ row }) => row.says);

test('a page that says all of it is green, however it says it', () => {
  expect(redOf(html())).toEqual([]);
  const polished = html()
    .replace('10 publicaciones en el feed', 'Tu feed, con diez publicaciones tuyas')
    .replace('Revisiones ilimitadas', 'Sin límite de cambios: las revisiones no son ilimitadas')
    .replace('Cupos limitados.', 'Tomamos a pocos clientes: los cupos del mes son limitados.')
    .replace('<h2>Plan Básico</h2>', '<h2>Básico, para empezar</h2>');
  expect(redOf(polished)).toEqual([]);
});

for (const [gone, by, red] of [
  ['10 publicaciones en el feed', 'Publicaciones en el feed', 'its posts'],
  ['10 publicaciones en el feed', '100 publicaciones en el feed', 'its posts'],
  ['<span>Incluido: </span>10', '<span>No incluido: </span>10', 'its posts'],
  ['<span>No incluido: </span>Rev', '<span>Incluido: </span>Rev', 'no unlimited revisions'],
  ['$500', '$550', 'its price'],
  ['USD al mes', 'USD', 'its price'],
  ['<h2>Plan Básico</h2><p>', '<h2>Plan Básico</h2><p>Desde ', 'its price'],
  ['Desde <strong>', '<strong>', 'the lowest price'],
  ['target="_blank"', '', 'where it is paid'],
  ['Contratar Ahora', 'Contratar', 'where it is paid'],
  [siteOf().payments.socialBasic, '/otra', 'where it is paid'],
  ['Cupos limitados.', 'Cupos.', 'limited slots'],
  ['Cupos limitados.', `Cupos.</p><p>${'Otra cosa. '.repeat(20)}</p><p>Plazos limitados.`, 'limited slots'],
  ['Cupos limitados.', 'Cupos limitados. Sin permanencia.', 'no promise'],
  ['aria-selected="true"', '', 'its tabs'],
] as const)
  test(`without the fact its row is red, and no other: ${gone} → ${by.slice(0, 40)}`, () => {
    const document = html().replace(gone, by);
    expect(document).not.toBe(html());
    expect(redOf(document)).toEqual([red]);
  });

test('what only the Markdown twin has lost is told as that', () => {
  const markdown = (posts: string): string =>
    `# Planes\n\n## Plan Básico\n\n**$500** USD al mes\n\n- Incluido: ${posts} publicaciones\n- No incluido: Revisiones ilimitadas\n\n` +
    '### [Plan Personalizado](/planes)\n\nDesde **$1,000** al mes\n\nCupos limitados.\n';
  const twin = (posts: string) => ({ pages: { '/planes': { html: html(), markdown: markdown(posts) } } });
  expect(redOf(html(), twin('10'))).toEqual([]);
  const failures = failuresOf(rows, evidenceOf(html(), twin('12')));
  expect(failures.map(({ row }) => row.says)).toEqual(['its posts']);
  expect(failures[0]?.why).toContain('its Markdown says nowhere');
});

test('a figure that changes where it is declared changes no row; a page that keeps the old one is red', () => {
  const changed = factsOf({ basic: 1250, posts: 12 });
  expect(redOf(html(changed), { facts: changed })).toEqual([]);
  expect(redOf(html(), { facts: changed })).toEqual(['its price', 'the lowest price', 'its posts']);
});

test('what the owner says in the site configuration may be said', () => {
  const site = { ...siteOf(), conditions: { minimumTerm: 'Sin permanencia.' } };
  expect(redOf(html().replace('Cupos', 'Sin permanencia. Cupos'), { site })).toEqual([]);
});

test('a row whose test is missing, and a page that is gone, are red', () => {
  expect(redOf(html(), { testsIn: () => [] })).toEqual(['a behaviour']);
  expect(redOf(html(), { testsIn: () => ['another'] })).toEqual(['a behaviour']);
  expect(redOf('', { pages: {} })).toHaveLength(rows.length - 1);
});

test('a figure that nobody declares, and a key that is not there, are errors that name them', () => {
  expect(() => redOf(html(), { facts: {} })).toThrow('No workspace declares the figure basic');
  const unknown = page('/planes', [['2:1', 'a link', outbound('Contratar Ahora', setting('payments.nothing'))]]);
  expect(() => failuresOf(unknown, evidenceOf(html()))).toThrow('payments.nothing');
});

test('the report counts what holds, and says of each red row where, what and why', () => {
  const failures = failuresOf(rows, evidenceOf(html().replace('Cupos limitados.', '')));
  const report = reportOf(rows, failures);
  expect(report).toContain('Specification: 8 of 9 statements hold');
  for (const told of ['/planes  limited slots', 'specification 2:4', '/cupos/', 'says nowhere'])
    expect(report).toContain(told);
});
