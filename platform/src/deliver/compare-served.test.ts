import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composedMap, writeSites } from '../testing/composed-folder.ts';
import { listenToProgress, type Progress } from '../lib/progress.ts';
import { changeIn, compareServed, type Comparison } from './compare-served.ts';
import { serve, type Serving } from './serve.ts';

let sites: string;
let serving: Serving;
beforeAll(async () => {
  sites = mkdtempSync(join(tmpdir(), 'compared-'));
  await writeSites(sites);
  serving = await serve(sites, 0);
});
afterAll(async () => {
  await serving.stop();
  rmSync(sites, { recursive: true, force: true });
});

interface Change {
  body?: (text: string, path: string) => string;
  headers?: (headers: Record<string, string>) => void;
  status?: (path: string) => number | undefined;
}

/** Compares through a host between that changes answers. */
async function through(change: Change): Promise<Comparison> {
  const between = createServer((request: IncomingMessage, response) => {
    void (async () => {
      const { url = '' } = request;
      const answer = await fetch(serving.address + url, {
        redirect: 'manual',
        headers: { 'Accept-Encoding': 'identity' },
      });
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-length'];
      change.headers?.(headers);
      const text = await answer.text();
      response.writeHead(change.status?.(url) ?? answer.status, headers);
      response.end(change.body?.(text, url) ?? text);
    })();
  }).listen(0);
  await once(between, 'listening');
  const address = between.address();
  try {
    return await compare(`http://localhost:${typeof address === 'object' ? address?.port : ''}`);
  } finally {
    between.closeAllConnections();
    between.close();
  }
}
const keptAs = (headers: Record<string, string>, from: string, to: string): void => {
  if (headers['cache-control'] === from) headers['cache-control'] = to;
};
const compare = (origin: string) => compareServed(join(sites, '000001'), composedMap, origin);
const compressed = 'sent uncompressed';

test('a site that is served as it was composed has no differences', async () => {
  const reports: Progress[] = [];
  const end = listenToProgress((report) => reports.push(report));
  const { asked, differences } = await compare(serving.address);
  end();
  expect(differences).toEqual([]);
  expect(asked).toBeGreaterThan(10);
  const { done, all } = reports.at(-1) ?? {};
  expect(done).toBeGreaterThan(10);
  expect(done).toBe(all);
});

test.each<[string, Change, RegExp]>([
  [
    'a document',
    { body: (text, path) => (path === '/planes' ? text.replace('Planes', 'Otro') : text) },
    /^\/planes: is another document .*from character \d+ on/,
  ],
  [
    'a file',
    { body: (text, path) => (path === '/data/lista.json' ? '[1]' : text) },
    /^\/data\/lista\.json: is another file/,
  ],
  [
    'a header',
    { headers: (headers) => delete headers['x-content-type-options'] },
    /^\/, \/planes, .* and \d+ more: comes without X-Content-Type-Options: send "nosniff"/,
  ],
  [
    'how long it is kept',
    { headers: (headers) => keptAs(headers, 'no-cache', 'public, max-age=14400') },
    /says Cache-Control: public, max-age=14400, and must say "no-cache"/,
  ],
  [
    'that one header alone is asked for anew',
    { headers: (headers) => keptAs(headers, 'no-cache', 'public, max-age=31536000, no-cache="set-cookie"') },
    /says Cache-Control: public, max-age=31536000, no-cache="set-cookie", and must say "no-cache"/,
  ],
  [
    'what a CDN alone keeps',
    { headers: (headers) => keptAs(headers, 'no-cache', 'no-cache, s-maxage=14400') },
    /says Cache-Control: no-cache, s-maxage=14400, and must say "no-cache"/,
  ],
  [
    'a header with one more value',
    {
      headers: (headers) => {
        if (headers['referrer-policy']) headers['referrer-policy'] += ', unsafe-url';
      },
    },
    /says Referrer-Policy: .*, unsafe-url, and must say/,
  ],
  [
    'a script that is not kept',
    { headers: (headers) => keptAs(headers, 'public, max-age=31536000, immutable', 'no-store') },
    /^\/assets\/shell\/.*: says Cache-Control: no-store, and must say "public/,
  ],
  [
    'a script',
    { body: (text, path) => (path.startsWith('/assets/shell/') ? `evil();${text}` : text) },
    /^\/assets\/shell\/.*\.js: is another file/,
  ],
  [
    'a policy with one more source',
    {
      headers: (headers) => {
        const policy = headers['content-security-policy'] ?? '';
        if (policy === "frame-ancestors 'self'") headers['content-security-policy'] = `${policy} https://evil.example`;
      },
    },
    /says Content-Security-Policy: frame-ancestors 'self' https:\/\/evil\.example, and must say/,
  ],
  ['what is not there', { status: (path) => (path === '/mosaico-no-existe' ? 200 : undefined) }, /must answer 404/],
  [
    'a file that is gone',
    { status: (path) => (path === '/llms.txt' ? 403 : undefined) },
    /^\/llms\.txt: answers 403, and must answer 200/,
  ],
  [
    'a redirect',
    {
      headers: (headers) => {
        if (headers.location === '/planes') headers.location = '/';
      },
    },
    /^\/plans: must lead to \/planes, and answers 301 to \//,
  ],
])('%s that differs is named', async (_what, change, said) => {
  const { differences } = await through(change);
  expect(differences.filter((line) => !line.includes(compressed))).toEqual([expect.stringMatching(said)]);
});

test('a host that sends compressed files uncompressed is reported', async () => {
  expect((await through({})).differences).toEqual([expect.stringContaining(compressed)]);
});

test('another revision, another site and no site are each an error of one line', async () => {
  const change = (text: string): Change => ({ body: (all, path) => (path === '/revision.json' ? text : all) });
  await expect(through(change('{"revision":7}'))).rejects.toThrow(/shows revision 7, and "production" is at 1/);
  await expect(through(change('<h1>Otro</h1>'))).rejects.toThrow(/not what a site of Mosaico says of itself/);
  await expect(compare('http://localhost:1')).rejects.toThrow(
    /^http:\/\/localhost:1\/revision\.json does not answer \(.+\): look/,
  );
});

const composed =
  '<p class="a">Hola, <!-- -->Ana &amp; Eva</p> <script src="/a.js"></script> <a href="mailto:a@b.example">';
test.each([
  [composed.replace('<!-- -->', ''), /comments are gone/],
  [composed.replace('<script ', '<script type="abc-text/javascript" '), /Rocket Loader/],
  [`${composed}<script>x</script>`, /scripts were added/],
  [composed.replace('mailto:a@b.example', '/cdn-cgi/l/email-protection#1'), /e-mail obfuscation/],
  [composed.replace('Hola', '&#72;ola'), /entities/],
  [composed.replace('"a"', 'a').replaceAll('> <', '><'), /spaces or quotation marks are gone/],
  [composed.slice(0, 30), /ends after 30 bytes/],
])('what a CDN has done is named: %s', (served, said) => expect(changeIn(composed, served)).toMatch(said));
