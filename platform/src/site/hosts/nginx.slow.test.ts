import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composedMap } from '../../testing/composed-folder.ts';
import { programPath } from '../../testing/program.ts';
import { nginxFiles } from './nginx.ts';

const folder = mkdtempSync(join(tmpdir(), 'mosaico-nginx-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What nginx itself makes of the files of a composition: its configuration as it has read it, or its errors. */
function read(map: typeof composedMap): { ok: boolean; output: string } {
  const files = nginxFiles(map);
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};\nevents {}\nhttp {\n${files['maps.conf']}\nserver {\n  listen 127.0.0.1:9;\n  root ${folder};\n${files['server.conf']}\n}\n}\n`,
  );
  const { status, stdout, stderr } = spawnSync(
    programPath(['nginx'], 'nginx-light'),
    ['-t', '-c', main, '-p', folder],
    { encoding: 'utf8' },
  );
  return { ok: status === 0, output: stdout + stderr };
}

test('nginx accepts a usual site', () => {
  expect(read(composedMap)).toMatchObject({ ok: true });
});

// Broken out of its string, this word would be a directive that nginx does not know.
const hostile = [
  'a"; escaped on; "',
  'a";} escaped on; {"',
  'a\\"; escaped on; "',
  'a\n} escaped on; {\n',
  'a\r\nescaped on;\r\n',
  'a$escaped',
  'a${escaped}',
  "a'; escaped on; '",
  'a\\',
  'a # escaped',
];

test.each(hostile)('nginx reads a file and a redirect of the name %j as words', (name) => {
  const documents = { [`/${name}`]: `${name}.html` };
  const redirects = { '/ir': `https://example.com/${name}` };
  expect(read({ ...composedMap, documents, redirects })).toMatchObject({ ok: true });
});

test.each(['a"; escaped on; "', 'a\n} escaped on;', 'a$escaped', 'a\\'])(
  'a page of the path %j, which no declaration may have, is refused',
  (name) => {
    const pages = { ...composedMap.pages, [`/${name}`]: 'hostile.html' };
    const map = {
      ...composedMap,
      pages,
      embeddable: ['hostile.html'],
      texts: { 'hostile.md': `https://a.com/${name}` },
    };
    expect(() => nginxFiles(map)).toThrow('cannot stand in an nginx configuration');
  },
);
