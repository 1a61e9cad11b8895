import { createServer, type Server } from 'node:http';
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
  server = createServer(({ url = '' }, response) => {
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
  await expect(publishedOver(site(), chosen)).rejects.toThrow('has no /revision.json');
  await expect(publishedOver(new URL('http://127.0.0.1:1'), chosen)).rejects.toThrow('does not answer');
});
