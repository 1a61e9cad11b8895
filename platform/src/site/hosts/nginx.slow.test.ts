import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rootFolder } from '../../lib/workspaces.ts';
import { composedMap } from '../../testing/composed-folder.ts';
import { freePort } from '../../testing/free-port.ts';
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

test('nginx hands reports on as docs/hosting.md says, with their host and the address of the visitor', async () => {
  const page = readFileSync(join(rootFolder(), 'docs', 'hosting.md'), 'utf8');
  const [, location = ''] = /```nginx\n(location = \/informes .*?)```/s.exec(page) ?? [];
  const taken: unknown[] = [];
  const upstream = createServer((request, response) => {
    const { method, url, headers } = request;
    taken.push({ method, url, host: headers.host, from: headers['x-forwarded-for'], type: headers['content-type'] });
    request.resume().on('end', () => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const port = await freePort();
  const files = nginxFiles(composedMap);
  const main = join(folder, 'handing-on.conf');
  const own = location.replace(':8080', `:${(upstream.address() as AddressInfo).port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    main,
    `daemon off; user root; pid ${folder}/on-pid; error_log ${folder}/on-error.log;\nevents {}\nhttp {\naccess_log off; ${temporary.join(' ')}\n${files['maps.conf']}\nserver {\nlisten 127.0.0.1:${port};\nroot ${folder};\n${files['server.conf']}\n${own}\n}\n}\n`,
  );
  const nginx = spawn(programPath(['nginx'], 'nginx-light'), ['-c', main, '-p', folder], { stdio: 'inherit' });
  const report = (body: string): Promise<number> =>
    fetch(`http://127.0.0.1:${port}/informes`, { method: 'POST', body }).then(({ status }) => status);
  try {
    let status = 0;
    for (let attempt = 0; attempt < 50 && status === 0; attempt += 1) {
      status = await report('{}').catch(() => 0);
      if (status === 0) await sleep(100);
    }
    expect(status).toBe(204);
    expect(taken).toEqual([
      {
        ...{ method: 'POST', url: '/informes', host: `127.0.0.1:${port}`, from: '127.0.0.1' },
        type: 'text/plain;charset=UTF-8',
      },
    ]);
    expect(await report('x'.repeat(17_000))).toBe(413);
  } finally {
    const ended = once(nginx, 'exit');
    nginx.kill();
    await ended;
    upstream.close();
    upstream.closeAllConnections();
  }
}, 30_000);

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
