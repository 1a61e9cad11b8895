import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositionOf } from '../../testing/compositions.ts';
import { besidesDrawing, svgNotes } from './svg.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><defs><path id="a"/></defs><use href="#a"/></svg>';

test.each([
  ['<svg><script>alert(1)</script></svg>', 'a script'],
  ['<svg:svg><svg:script href="a.js"/></svg:svg>', 'a script'],
  ['<svg onload="alert(1)"/>', 'event attributes'],
  ['<svg><a href="javascript:alert(1)"/></svg>', 'a link that runs a script'],
  ['<svg><foreignObject><p>Hola</p></foreignObject></svg>', 'a foreignObject'],
  ['<svg><image href="https://example.com/a.png"/></svg>', 'references to other addresses'],
  ['<svg><style>@import "a.css"; rect{fill:url(//example.com/a)}</style></svg>', 'references to other addresses'],
  ['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>', 'references to other addresses'],
])('%s holds %s', (text, what) => expect(besidesDrawing(text)).toEqual([what]));

test.each([drawing, '<svg><title>on = off</title><a href="https://example.com/">A</a></svg>'])(
  '%s is a drawing',
  (text) => expect(besidesDrawing(text)).toEqual([]),
);

test('active content of an SVG is reported with its name, and a drawing is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'svg-'));
  mkdirSync(join(folder, 'logos'));
  writeFileSync(join(folder, 'logos', 'a.svg'), '<svg onload="alert(1)"><script/></svg>');
  writeFileSync(join(folder, 'b.svg'), drawing);
  const site = compositionOf([], { publicFolder: folder });
  const notes = await svgNotes({ releaseFolder: () => Promise.resolve('/nowhere') }, site);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(/^public\/logos\/a\.svg of the environment holds a script, event attributes: /);
  rmSync(folder, { recursive: true });
});
