import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositionOf } from '../../testing/compositions.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { textsOf } from '../../testing/texts.ts';
import { brokenLinks } from './links.ts';
import { outlineOf, treeOf } from '../render/outline.ts';

let publicFolder: string;
beforeAll(() => {
  publicFolder = mkdtempSync(join(tmpdir(), 'broken-links-'));
  writeFileSync(join(publicFolder, 'aviso.pdf'), '');
  writeFileSync(join(publicFolder, 'pago.html'), '');
});
afterAll(() => rmSync(publicFolder, { recursive: true }));

const file = { bytes: 1, sha384: '' };
const plans = releaseOf('mf-plans', {
  pages: [pageOf('/planes', { aliases: ['/tarifas'] }), pageOf('/redes')],
  files: { 'public/data/x.json': file, 'public/año.pdf': file, 'client/logo.1.svg': file, 'server/entry.cjs': file },
});
/** The broken links of these documents, by their path. */
const broken = (documents: Record<string, string>): string[] =>
  textsOf(
    brokenLinks(
      compositionOf([plans], { publicFolder }),
      new Map(Object.entries(documents).map(([path, html]) => [path, outlineOf(treeOf(html))])),
    ),
  );
const links = (...addresses: string[]): string => addresses.map((address) => `<a href="${address}">x</a>`).join('');

test('pages are there by their path, whatever its case and end, by an alias, and with a query', () => {
  expect(broken({ '/redes': links('/planes', '/Planes/', '/tarifas', '/planes?plan=basico') })).toEqual([]);
});

test('files of the releases, of the configuration and of the composer are there', () => {
  const files = [
    '/data/x.json',
    '/a%C3%B1o.pdf',
    '/assets/mf-plans/logo.1.svg',
    '/aviso.pdf',
    '/pago',
    '/pago.html?producto=1',
  ];
  expect(broken({ '/redes': links(...files, '/sitemap.xml', '/robots.txt', '/revision.json', '/404.html') })).toEqual(
    [],
  );
});

test('links outside of the site are not looked at', () => {
  expect(
    broken({ '/redes': links('https://example.com/x', '//example.com/x', 'mailto:a@example.com', 'tel:+1305', '') }),
  ).toEqual([]);
});

test('a place that is not there is named with the document, the reason and the remedy', () => {
  expect(broken({ '/redes': links('/gone', '/entry.cjs') })).toEqual([
    '/redes links to /gone, but no page and no file of the site is there. Correct the link, or add what it leads to.',
    '/redes links to /entry.cjs, but no page and no file of the site is there. Correct the link, or add what it leads to.',
  ]);
});

test('an anchor must be there, on another page or the own one', () => {
  const documents = {
    '/planes': `<h2 id="precios">Precios</h2><p id="año">Año</p>${links('#precios', '#gone', '?plan=basico#lost')}`,
    '/redes': links('/planes#precios', '/tarifas#precios', '/planes#a%C3%B1o', '/planes?plan=basico#faltante'),
  };
  expect(broken(documents)).toEqual([
    '/planes links to #gone, but /planes has no element with the id "gone". Correct the link, or add what it leads to.',
    '/planes links to ?plan=basico#lost, but /planes has no element with the id "lost". Correct the link, or add what it leads to.',
    '/redes links to /planes?plan=basico#faltante, but /planes has no element with the id "faltante". Correct the link, or add what it leads to.',
  ]);
});

test('the top of a page, and a text in it, need no element', () => {
  expect(broken({ '/planes': links('#', '#top', '/planes#', '/planes#:~:text=precio') })).toEqual([]);
});

test('a page that could not be rendered has no anchors to be missed', () => {
  expect(broken({ '/redes': links('/planes#precios') })).toEqual([]);
});

test('a link of many documents is reported once, with the first of them and how many more', () => {
  const documents = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`/p${index}`, links('/gone')]));
  expect(broken(documents)).toEqual([
    '/p0, /p1, /p2, /p3, /p4, /p5, /p6, /p7 and 2 more link to /gone, but no page and no file of the site is there. Correct the link, or add what it leads to.',
  ]);
});
