import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@mosaico/shared-types/schemas';
import { fixtureStore } from '../../testing/fixture-store.ts';
import type { Store } from '../../store/store.ts';
import { stylesOf } from './release-styles.ts';

let folder: string;
let store: Store;
let shell: Release;
let remote: Release;

/** As builds write them: local names end with their module's mark (`aaaaa`), and modules stand in layers. */
const start = `@layer base,blocks,pages;@font-face{font-family:F;src:url(f.woff2)}@layer base{:root{--ink:#000}}
  @layer blocks{.card_aaaaa{color:red}.card_aaaaa:hover{color:blue}.tall_aaaaa[open]{height:9px}
  @keyframes grow_aaaaa{from{height:0}}@media print{.card_aaaaa{color:#000}}.dialog_bbbbb{top:0}@media print{.dialog_bbbbb{top:1px}}}`;
const page = `@layer pages{.wall_ccccc{gap:1px}.wall_ccccc .card_aaaaa,.plain_ddddd{gap:2px}.wall_ccccc .far_eeeee{gap:3px}}
  @layer blocks{.card_aaaaa{color:red}}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mosaico-styles-'));
  const fixture = fixtureStore(folder);
  ({ store } = fixture);
  shell = await fixture.publish(
    'shell',
    '1.0.0',
    { client: { entry: 'shell.1.0.0.js', initial: [], styles: ['shell.css'] } },
    { 'shell.css': start, 'a-late-one.css': '@layer blocks{.toast_fffff{top:0}}' },
  );
  remote = await fixture.publish('mf-plans', '1.0.0', {}, { 'page.css': page });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const usedBy = async (html: string, releases = [shell, remote]): Promise<string> =>
  (await stylesOf(store, releases))(html, releases);

test('global rules are in every document, and first of all the order of the layers', async () => {
  const css = await usedBy('<p>nothing of any module</p>');
  expect(css).toMatch(/^@layer base,\s*blocks,\s*pages;/);
  expect(css).toContain('@font-face{font-family:F');
  expect(css).toContain(':root{--ink:#000}');
  expect(css).not.toMatch(/_[a-f]{5}/);
});

test('of a module that the page uses it has all rules: also of states, media and animations, and of names that come later', async () => {
  const css = await usedBy('<p class="card_aaaaa">');
  for (const rule of [
    '.card_aaaaa{color:red}',
    '.card_aaaaa:hover{color:blue}',
    '.tall_aaaaa[open]{height:9px}',
    '@keyframes grow_aaaaa{from{height:0}}',
    '@media print{.card_aaaaa{color:#000}}',
  ])
    expect(css).toContain(rule);
});

test('modules that the page does not use are left out, with the at-rules that held nothing else', async () => {
  const css = await usedBy('<p class="card_aaaaa">');
  expect(css).not.toMatch(/bbbbb|ccccc|fffff/);
  expect(css.match(/@media print/g)).toHaveLength(1);
});

test('a rule about two modules needs both, unless it has another selector that is used', async () => {
  expect(await usedBy('<p class="wall_ccccc">')).not.toMatch(/eeeee|plain_ddddd/);
  expect(await usedBy('<p class="wall_ccccc card_aaaaa">')).toContain('.wall_ccccc .card_aaaaa');
  expect(await usedBy('<p class="plain_ddddd">')).toContain('.plain_ddddd{gap:2px}');
});

test('a block that is in the files of two releases is written once', async () => {
  const css = await usedBy('<p class="card_aaaaa">');
  expect(css.match(/\.card_aaaaa\{color:red\}/g)).toHaveLength(1);
});

test('a remote that the page is not made of adds nothing', async () => {
  expect(await usedBy('<p class="wall_ccccc">', [shell])).not.toContain('ccccc');
});

test('a file that is no style sheet is named with its fault', async () => {
  const fixture = fixtureStore(join(folder, 'other'));
  const broken = await fixture.publish('shell', '1.0.0', {}, { 'shell.css': '.a_aaaaa{' });
  await expect(stylesOf(fixture.store, [broken])).rejects.toThrow(/shell@1\.0\.0.*shell\.css.*Unclosed block/s);
});
