import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredFacts } from './declared.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'declared-'));
  for (const folder of ['.github', join('mf-a', 'src')]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'all', version: '1.0.0', workspaces: ['mf-a'] }));
  writeFileSync(join(root, '.github', 'CODEOWNERS'), '/mf-a/ @mosaico/a\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const read = () => declaredFacts({ name: 'mf-a', folder: join(root, 'mf-a') });
const write = (text: string | Buffer, file = 'facts.json'): void =>
  writeFileSync(join(root, 'mf-a', 'src', file), text);
const basic = { value: 500, unit: 'USD' };

test('a workspace without the file declares no figures', async () => {
  expect(await read()).toEqual({});
});

test('the name of a schema, notes, a byte order mark and line ends of Windows are no part of the figures', async () => {
  write('\ufeff{\r\n  "$schema": "x",\r\n  "basic": { "value": 500, "unit": "USD", "note": "A note." }\r\n}\r\n');
  expect(await read()).toEqual({ basic });
});

const text = (...lines: string[]): string => ['{', ...lines, '}'].join('\n');
const sound = '  "basic": { "value": 500, "unit": "USD" }';
const place = 'mf-a/src/facts.json (@mosaico/a)';

test.each<[what: string, content: string | Buffer, says: string]>([
  ['nothing in it', '', `${place} is not JSON: it is empty: write it anew.`],
  ['a comma too many', text(`${sound},`), `${place} is not JSON: line 2: delete the comma before "}"`],
  ['a comma too few', text(sound, sound), `${place} is not JSON: line 3: a comma is missing`],
  ['a comment', text('  // The plan.', sound), `${place} is not JSON: line 2`],
  ['another quotation mark', text("  'basic': {}"), `${place} is not JSON: line 2`],
  ['a conflict', text('<<<<<<< HEAD', sound), `${place} is not JSON: line 2`],
  ['its end missing', `{\n${sound}`, `${place} is not JSON: line 2: the file ends in the middle`],
  [
    'a figure twice',
    text(`${sound},`, '  "basic": { "value": 520, "unit": "USD" }'),
    `${place} is not valid. Correct these keys:\n  basic: stands there twice: take one away (line 3)`,
  ],
  [
    'a number as text',
    text('  "basic": { "value": "500", "unit": "USD" }'),
    'basic.value: must be a text where the unit is "text", and a number or a range where it is another (line 2, now "500")',
  ],
  [
    'a number beyond all',
    text('  "basic": { "value": 1e999, "unit": "USD" }'),
    'basic.value: must be a finite number (line 2',
  ],
  [
    'a misspelt key',
    text('  "basic": { "value": 500, "unit": "USD", "cover": "todo" }'),
    'basic.cover: is not known here: did you mean "covers"? Write that, or take it away (line 2, now "todo")',
  ],
  ['a list', '[]', `${place} is not valid. Correct these keys:\n  (whole file): must be an object`],
  ['another encoding', Buffer.from(text('  "áé": 1'), 'latin1'), `${place} is not UTF-8: line 2`],
])('a file with %s is refused by its name, owner and line', async (_what, content, says) => {
  write(content);
  await expect(read()).rejects.toThrow(says);
});

test('figures in TypeScript are refused, and the message says where they belong', async () => {
  write('export default {};', 'facts.ts');
  await expect(read()).rejects.toThrow(
    'mf-a/src/facts.ts: figures are in facts.json now. Move them there, and delete facts.ts.',
  );
});
