import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteMapFile } from '../site/site-map.ts';
import { composedFiles, composedMap, writeComposed } from '../testing/composed-folder.ts';
import { rawAnswer, type RawAnswer } from '../testing/raw-requests.ts';
import { servedSite } from '../testing/served-site.ts';
import { serve } from './serve.ts';

jest.spyOn(console, 'error').mockImplementation(() => undefined);
const { sites, request, get, expectDiscretion } = servedSite();

describe('requests', () => {
  test.each([
    ['/', 200],
    ['/planes', 200],
    ['/planes?plan=basico', 200],
    ['/planes#precios', 200],
    ['/catalogo/norte', 200],
    ['/demo/pago', 200],
    ['/demo/pago?producto=mentoria', 200],
    // A file of somebody else's naming.
    ['/demo/pago.html?producto=mentoria', 200],
    ['/data/lista.json', 200],
    ['/data/lista%2Ejson', 200],
    ['/.well-known/security.txt', 200],
    ['/assets/shell/shell.abc.js', 200],
    ['http://localhost/planes', 200],
    ['HTTP://evil.example/planes', 200],
    ['http://localhost', 200],
    ['http://localhost?a=1', 200],
    ['/ir', 302],
    ['/no-existe', 404],
    ['/404', 404],
    ['/404.html', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/%5Fheaders', 404],
    ['/.site.json', 404],
    ['/%2Esite.json', 404],
    ['/%2esite%2ejson', 404],
    ['/planes.html.br', 404],
    ['/planes.html.gz', 404],
    ['/planes.html%2Ebr', 404],
    ['/assets/shell/shell.abc.js.br', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/assets//shell/shell.abc.js', 404],
    ['/data/lista.json/', 404],
    ['/data/LISTA.json', 404],
    ['/linked.txt', 404],
    ['/outside/secret.txt', 404],
    ['/../secret.txt', 404],
    ['/../../../../../../etc/passwd', 404],
    ['/assets/../../secret.txt', 404],
    ['/assets/..%2f..%2fsecret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/%2E%2E%2Fsecret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/%252e%252e/secret.txt', 404],
    ['/%c0%ae%c0%ae/secret.txt', 404],
    ['/..\\secret.txt', 404],
    ['\\..\\secret.txt', 400],
    ['/\\evil.example', 404],
    ['/%2f/evil.example', 404],
    ['//evil.example', 404],
    ['//evil.example/..', 404],
    ['//evil.example/planes', 404],
    ['/%2f/evil.example/planes', 404],
    ['/planes/../../evil.example', 404],
    ['/./planes', 404],
    ['/index/index', 404],
    ['/planes.htm', 404],
    ['/planes;a=1', 404],
    ['/%2fplanes', 404],
    ['/data/./lista.json', 404],
    ['/data%2Flista.json', 404],
    ['/%', 404],
    ['/%zz', 404],
    ['/%E0%A4%A', 404],
    ['/planes%00', 404],
    ['/planes%00.html', 404],
    ['/data/lista.json%00.html', 404],
    ['/planes%0d%0aX-Evil:%201', 404],
    ['/constructor', 404],
    ['/__proto__', 404],
    ['/toString', 404],
    [`/${'a'.repeat(8_000)}`, 404],
    [`/${'a/'.repeat(4_000)}`, 404],
    ['*', 404],
    ['planes', 400],
  ])('GET %s', async (target, status) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(answer.statuses).toHaveLength(1);
    expectDiscretion(answer);
    if (status === 404) expect(answer.body.toString()).toBe(composedFiles['404.html']);
  });

  test.each([
    ['/Planes', '/planes'],
    ['/planes/', '/planes'],
    ['/PLANES///?plan=basico&x=%2f', '/planes?plan=basico&x=%2f'],
    ['//planes', '/planes'],
    ['///planes//', '/planes'],
    ['/planes.html', '/planes'],
    ['/planes.HTML?a=1', '/planes?a=1'],
    ['/planes/index', '/planes'],
    ['/planes/index.html/', '/planes'],
    ['/%70lanes', '/planes'],
    ['/%50lanes%2ehtml', '/planes'],
    ['/plans', '/planes'],
    ['/Plans.html?a=//evil.example', '/planes?a=//evil.example'],
    ['/Catalogo//Norte/', '/catalogo/norte'],
    ['/demo/PAGO.html?producto=mentoria', '/demo/pago?producto=mentoria'],
    ['/demo/pago/?producto=mentoria', '/demo/pago?producto=mentoria'],
    ['//', '/'],
    ['/index', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['http://evil.example//planes', '/planes'],
  ])('%s leads to %s', async (target, location) => {
    const { status, headers, body } = await get(target);
    expect([status, headers.location, body.length]).toEqual([301, location, 0]);
    expect((await get(location)).status).toBe(200);
  });

  test.each(['/IR/', '/ir.html', '//ir/index'])('%s leads elsewhere as its page does', async (target) => {
    const { status, headers } = await get(target);
    expect([status, headers.location]).toEqual([302, 'https://example.com/fuera?a=1']);
  });

  test('a page that leads elsewhere does so with nothing to show', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await request(`${method} /ir`);
      expect([status, headers.location, body.length]).toEqual([302, 'https://example.com/fuera?a=1', 0]);
    }
  });

  test('only the embeddable page may stand in a frame elsewhere', async () => {
    expect((await get('/widget')).headers['content-security-policy']).toBeUndefined();
    for (const path of ['/planes', '/no-existe'])
      expect((await get(path)).headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  test('a page as text says its type, the page it is of, and that it is not to be found itself', async () => {
    const { status, headers } = await get('/planes.md');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: '<https://www.example.com/planes>; rel=canonical',
    });
    expect((await get('/planes')).headers).not.toHaveProperty('link');
    expect((await get('/planes')).headers).not.toHaveProperty('x-robots-tag');
  });

  test('assets are kept for good, documents are requested again', async () => {
    const keeping = async (path: string): Promise<unknown> => (await get(path)).headers['cache-control'];
    expect(await keeping('/assets/shell/shell.abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await keeping('/planes')).toBe('no-cache');
    expect(await keeping('/assets/nothing.js')).toBe('no-cache');
  });
});

describe('sites that come and go', () => {
  test('probes get the answer that it lives and has a site to show', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, headers, body } = await get(path);
      expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', 'ok']);
    }
  });

  test.each(['', 'nothing'])('without a site every request is answered with a page that says so', async (name) => {
    const empty = mkdtempSync(join(tmpdir(), 'served-empty-'));
    const none = await serve(join(empty, name), 0);
    const answer = await rawAnswer(
      Number(new URL(none.address).port),
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(answer.status).toBe(503);
    expect(answer.body.toString()).not.toContain(empty);
    const probed = async (path: string): Promise<number | undefined> =>
      (
        await rawAnswer(
          Number(new URL(none.address).port),
          `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
        )
      ).status;
    expect([await probed('/healthz'), await probed('/readyz')]).toEqual([200, 503]);
    await none.stop();
    rmSync(empty, { recursive: true });
  });

  /** What a server of a site with these changes answers. */
  async function answerOf(changes: Record<string, string>, path: string): Promise<RawAnswer> {
    const folder = mkdtempSync(join(tmpdir(), 'served-other-'));
    await writeComposed(join(folder, '000001'), changes);
    symlinkSync('000001', join(folder, 'current'));
    const other = await serve(folder, 0);
    const port = Number(new URL(other.address).port);
    const answer = await rawAnswer(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await other.stop();
    rmSync(folder, { recursive: true });
    return answer;
  }

  test('a page below /assets is a page, not kept for good', async () => {
    const pages = { ...composedMap.pages, '/assets/x': 'assets/x.html' };
    const changes = { [siteMapFile]: JSON.stringify({ ...composedMap, pages }), 'assets/x.html': '<p>' };
    const { status, headers } = await answerOf(changes, '/assets/x');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  });

  test('a file that was taken away is not found', async () => {
    const file = join(sites(), '000001', 'data', 'lista.json');
    rmSync(file);
    expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
    expect((await get('/data/lista.json')).status).toBe(404);
    writeFileSync(file, '[]');
  });

  test("a site's own notes are nobody's to read, however their address is written", async () => {
    expect((await get('/assets/mf-plans/none.js')).status).toBe(404);
    expect((await get('/assets/..%2f.site.json')).status).toBe(404);
  });
});
