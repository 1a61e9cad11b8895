import { plainPath } from '@mosaico/shared-types';
import { composedFiles, composedMap } from '../../testing/composed-folder.ts';
import { locationOf } from './location.ts';
import { nginxFiles } from './nginx.ts';
import { spellingsOf } from '../site-map.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

const map = { ...composedMap, pages: { ...composedMap.pages, '/sin-alias': 'sin-alias.html' } };

test.each(['/', '/planes', '/catalogo/norte'])('every spelling of %s is one', (path) => {
  for (const each of spellingsOf(path)) expect(plainPath(each)).toBe(path);
});

describe('static hosts', () => {
  const rules = redirectsFile(map)
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const targetOf = (path: string): string[] | undefined => rules.find(([from]) => from === path)?.slice(1);

  test('earlier paths and other spellings lead to the page, redirects elsewhere', () => {
    for (const path of ['/plans', '/planes.html', '/plans.html', '/planes/index', '/planes/index.html'])
      expect(targetOf(path)).toEqual(['/planes', '301']);
    expect(targetOf('/index.html')).toEqual(['/', '301']);
    for (const path of ['/ir', '/ir.html', '/ir/index.html'])
      expect(targetOf(path)).toEqual(['https://example.com/fuera?a=1', '302']);
  });

  test('no page leads to itself, and no rule to what is no page', () => {
    for (const path of Object.keys(map.pages)) if (path !== '/ir') expect(targetOf(path)).toBeUndefined();
    const known = [...Object.keys({ ...map.pages, ...map.documents }), ...Object.values(map.redirects), '/404.html'];
    for (const [, target] of rules) expect(known).toContain(target);
  });

  test('a file of somebody else has its exact name, at which nothing leads elsewhere', () => {
    expect(targetOf('/demo/pago.html')).toEqual(['/demo/pago', '200']);
  });

  test('the not-found page, and what the composer keeps for itself, is not there', () => {
    for (const path of ['/404', '/404.html', '/.site.json', '/.nginx/*'])
      expect(targetOf(path)).toEqual(['/404.html', '404!']);
  });

  test('a text says what it is, where its page is, and that it is not to be found itself', () => {
    const [, rule = ''] = /\n\/planes\.md\n((?: {2}.*\n)*)/.exec(headersFile(map, Object.keys(composedFiles))) ?? [];
    expect(rule.trim().split(/\n */)).toEqual([
      'X-Robots-Tag: noindex',
      'Link: <https://www.example.com/planes>; rel=canonical',
      'Content-Type: text/markdown; charset=utf-8',
    ]);
  });

  test("a remote's entry takes back what all assets say: that it may be kept for good", () => {
    const [, rule = ''] =
      /\n\/assets\/\*\/remoteEntry\.js\n((?: {2}.*\n)*)/.exec(headersFile(map, Object.keys(composedFiles))) ?? [];
    expect(rule.trim().split(/\n */)).toEqual(['! Cache-Control', 'Cache-Control: no-cache']);
  });

  test('a host that reads only the first rules reads those that nothing else replaces', () => {
    expect(rules.slice(0, 3).map(([path]) => path)).toEqual(['/ir', '/demo/pago.html', '/plans']);
  });
});

// What a real one answers with them: `e2e/delivery/hosting.spec.ts`.
describe('nginx', () => {
  const files = nginxFiles(map);
  /** The lines of a map. */
  const tableOf = (variable: string, text = files['maps.conf']): string[] => {
    const [, body = ''] = new RegExp(`map \\S+ \\$mosaico_production_${variable} \\{\n([^}]*)\n\\}`).exec(text) ?? [];
    return body.split('\n').map((line) => line.trim());
  };

  test('its tables hold each path and alias, what leads elsewhere, and the page of each text', () => {
    expect(tableOf('path')).toEqual(
      expect.arrayContaining([
        '"/" "/";',
        '"/planes/" "/planes";',
        '"/plans/" "/planes";',
        '"/demo/pago/" "/demo/pago";',
      ]),
    );
    expect(tableOf('elsewhere')).toContain('"/ir" "https://example.com/fuera?a=1";');
    expect(tableOf('canonical')).toContain('"/planes.md" "<https://www.example.com/planes>; rel=canonical";');
  });

  test('no table says anything twice, which nginx would refuse', () => {
    for (const variable of ['path', 'elsewhere', 'canonical']) {
      const keys = tableOf(variable).map((line) => line.split(' ')[0]);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('environments have variables of their own, so that one nginx may show several', () => {
    const variables = (environment: string): Set<string> =>
      new Set(
        Object.values(nginxFiles({ ...map, environment }))
          .join('')
          .match(/\$mosaico_\w+/g),
      );
    const ours = variables('demo');
    expect(ours.size).toBeGreaterThan(5);
    for (const variable of variables('mi-demo')) expect(ours).not.toContain(variable);
  });

  test.each([
    ['https://example.com/pago?monto=$500', 'https://example.com/pago?monto=%24500'],
    ['https://example.com/$uri', 'https://example.com/%24uri'],
    ['https://example.com/";return 200;', 'https://example.com/%22;return%20200;'],
    ['https://example.com/a\\', 'https://example.com/a%5C'],
    ['https://example.com/añs/%C3%B1', 'https://example.com/a%C3%B1s/%C3%B1'],
  ])('a redirect to %s leads there, and is no word of the configuration', (address, location) => {
    const lines = tableOf('elsewhere', nginxFiles({ ...map, redirects: { '/ir': address } })['maps.conf']);
    expect(lines).toContain(`"/ir" "${location}";`);
    // What other hosts read of it is one word as well, on one line; to them a dollar means itself.
    expect(locationOf(address).replaceAll('$', '%24')).toBe(location);
  });

  test('a document of any name is one, and of two that differ in case the first', () => {
    const documents = { '/precio $5 "a"\\': 'x.html', '/demo/Año': 'y.html', '/DEMO/año': 'z.html' };
    const lines = tableOf('path', nginxFiles({ ...map, documents })['maps.conf']);
    expect(lines).toContain('"/precio $5 \\"a\\"\\\\/" "/precio%20%245%20%22a%22%5C";');
    expect(lines.filter((line) => /año/i.test(line))).toEqual(['"/demo/Año/" "/demo/A%C3%B1o";']);
  });
});
