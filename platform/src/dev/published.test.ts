import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadable } from '../site/write/published.ts';
import { pageOf, releaseOf } from '../testing/releases.ts';
import { siteOf } from '../testing/site.ts';
import { publishedOver } from './published.ts';

const shell = releaseOf('shell', { role: 'shell', development: { entry: 'development/shell.js' } });
const plans = releaseOf('mf-plans', { pages: [pageOf('/planes')] });
const crm = releaseOf('mf-crm', { pages: [pageOf('/crm')] });
const chosen = { fromSource: new Set(['mf-plans']), design: '1.0.0' };

let server: Server;
/** What stands before the site. */
let respond: (request: IncomingMessage, response: ServerResponse) => void;
let files: Record<string, unknown>;
beforeEach(async () => {
  files = {
    '/revision.json': {
      revision: 4,
      site: '/site.json',
      remotes: { 'mf-plans': '/plans.js', 'mf-crm': '/crm.js' },
      releases: { shell: '1.0.0', 'mf-plans': '1.0.0', 'mf-crm': '1.0.0' },
    },
    '/site.json': siteOf(),
    ...Object.fromEntries(
      [shell, plans, crm].map((each) => [`/releases/${each.workspace}/1.0.0.json`, loadable(each)]),
    ),
  };
  respond = () => undefined;
  server = createServer((request, response) => {
    const { url = '' } = request;
    respond(request, response);
    if (response.writableEnded) return;
    response.writeHead(files[url] ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(files[url] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));
const site = () => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

test('a deployed site says what it shows of all that does not run from source', async () => {
  const published = await publishedOver(site(), chosen);
  expect(published.declarations.map(({ workspace }) => workspace)).toEqual(['shell', 'mf-crm']);
  expect(published.environmentTypes.declarations).toHaveLength(3);
  expect(published.configuration).toEqual(siteOf());
  expect(published.shell).toBe('/assets/shell-development/1.0.0/shell.js');
  expect(published.remotes['mf-crm']).toBe('/crm.js');
});

test('an address that is no such site, and a production site, are refused with what to do', async () => {
  files['/revision.json'] = { ...(files['/revision.json'] as object), releases: undefined };
  await expect(publishedOver(site(), chosen)).rejects.toThrow('--env production');
  files = {};
  await expect(publishedOver(site(), chosen)).rejects.toThrow(
    'answers /revision.json with 404: it is no site of Mosaico',
  );
  await expect(publishedOver(new URL('http://127.0.0.1:1'), chosen)).rejects.toThrow('does not answer');
});

test('a site behind a login is read with the name and password of its address, and without them says so', async () => {
  respond = ({ headers }, response) => {
    if (headers.authorization !== `Basic ${Buffer.from('ana:a:b@c').toString('base64')}`)
      response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
  };
  const over = site();
  await expect(publishedOver(over, chosen)).rejects.toThrow(
    `${over.origin} wants a login (401). Write name and password into the address: --over http://name:password@${over.host}.`,
  );
  const withLogin = new URL(`http://ana:a%3Ab%40c@${over.host}`);
  expect((await publishedOver(withLogin, chosen)).shell).toBe('/assets/shell-development/1.0.0/shell.js');
  withLogin.password = 'wrong';
  await expect(publishedOver(withLogin, chosen)).rejects.toThrow('refuses this name and password (401)');
});

test('a login page is named as what dev cannot fill in, with the way around it', async () => {
  const page = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<form>');
  respond = (_, response) => page(response);
  await expect(publishedOver(site(), chosen)).rejects.toThrow(
    /answers \/revision\.json with text\/html, 200: .* a login page, .*MOSAICO_STORE=.* --env/,
  );
  const login = createServer((_, response) => page(response));
  await new Promise<void>((resolve) => login.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(login.address() as AddressInfo).port}`;
  respond = (_, response) => response.writeHead(302, { location: `${at}/login` }).end();
  await expect(publishedOver(site(), chosen)).rejects.toThrow(`sends to ${at} for a login, which dev cannot do`);
  await new Promise((resolve) => login.close(resolve));
});

test('no more of an answer is read than anybody publishes, and an answer that is no JSON is named', async () => {
  const json = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' });
  respond = (_, response) => void json(response).end(' '.repeat(8_000_001));
  await expect(publishedOver(site(), chosen)).rejects.toThrow('/revision.json has more than 8,000,000 bytes');
  respond = (_, response) => void json(response).end('['.repeat(100_000) + ']'.repeat(100_000));
  await expect(publishedOver(site(), chosen)).rejects.toThrow('/revision.json has more than 32 lists and objects');
});
