import { plainPath } from '@mosaico/shared-types';
import { composedMap } from '../../testing/composed-folder.ts';
import { nginxTables } from './nginx-tables.ts';
import { nginxConfiguration } from '../../deliver/nginx.ts';
import { spellingsOf } from './spellings.ts';
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
    const known = [...Object.keys(map.pages), ...Object.values(map.redirects), '/404.html'];
    for (const [, target] of rules) expect(known).toContain(target);
  });

  test('the not-found page, and what the composer keeps for itself, is not there', () => {
    for (const path of ['/404', '/404.html', '/.site.json', '/.documents.json', '/.nginx/*'])
      expect(targetOf(path)).toEqual(['/404.html', '404!']);
  });

  test('a text says what it is, where its page is, and that it is not to be found itself', () => {
    const [, rule = ''] = /\n\/planes\.md\n((?: {2}.*\n)*)/.exec(headersFile(map)) ?? [];
    expect(rule.trim().split(/\n */)).toEqual([
      'X-Robots-Tag: noindex',
      'Link: <https://www.example.com/planes>; rel=canonical',
      'Content-Type: text/markdown; charset=utf-8',
    ]);
  });

  test('a host that reads only the first rules reads those that nothing else replaces', () => {
    expect(rules.slice(0, 2).map(([path]) => path)).toEqual(['/ir', '/plans']);
  });
});

describe('nginx', () => {
  const text = nginxConfiguration({ map, folder: '/srv/site', port: 80 });
  const tables = nginxTables(map);
  /** The words of a map: those of the configuration, and of the composition's table that it includes. */
  const wordsOf = (name: string, table = ''): string[][] => {
    const [, body = ''] = new RegExp(`map \\S+ \\$mosaico_production_${name} \\{\\n([^}]*)\\n\\}`).exec(text) ?? [];
    return [...`${body}\n${table}`.matchAll(/"([^"]*)" "([^"]*)";/g)].map(([, key = '', value = '']) => [key, value]);
  };
  const [[plain = '', result = ''] = []] = wordsOf('plain');
  /** What the second map makes of a path, as nginx would. */
  const pathOf = (uri: string): string | undefined => {
    const match = new RegExp(plain.replace(/^~\*/, ''), 'i').exec(uri);
    const key = result.replace('$mosaico_production_page', match?.groups?.mosaico_production_page ?? '');
    return match ? wordsOf('path', tables['paths.map']).find(([word]) => word === key.toLowerCase())?.[1] : undefined;
  };

  // nginx has decoded them and taken repeated slashes out by then.
  test.each([
    ['/', '/'],
    ['/index', '/'],
    ['/Index.html', '/'],
    ['/planes', '/planes'],
    ['/Planes/', '/planes'],
    ['/planes.HTML', '/planes'],
    ['/planes/index.html/', '/planes'],
    ['/plans', '/planes'],
    ['/plans/index', '/planes'],
    ['/demo/pago.html', '/demo/pago'],
    ['/catalogo/norte/', '/catalogo/norte'],
  ])('%s is %s', (uri, path) => {
    expect(pathOf(uri)).toBe(path);
    expect(plainPath(uri) === path || composedMap.aliases[plainPath(uri)] === path).toBe(true);
  });

  test.each(['/.html', '/index/index', '/planes.htm', '/planes2', '/404', '/404.html', 'odd/planes'])(
    '%s is no page',
    (uri) => {
      expect(pathOf(uri)).toBeUndefined();
    },
  );

  test('a redirect has its address, and a document under another name its file', () => {
    expect(wordsOf('elsewhere', tables['elsewhere.map'])).toEqual([['/ir', 'https://example.com/fuera?a=1']]);
    const folders = nginxTables({ ...map, documents: { '/demo': 'demo/index.html', '/demo/pago': 'demo/pago.html' } });
    expect(folders['files.map']).toBe('"/demo" "/demo/index.html";\n');
  });

  test('a text leads to its page, and is not to be found itself', () => {
    expect(tables['texts.map']).toBe('"/planes.md" "<https://www.example.com/planes>; rel=canonical";\n');
    expect(text).toContain('add_header Link $mosaico_production_canonical always;');
    expect(text).toContain('add_header X-Robots-Tag $mosaico_production_robots always;');
    const closed = nginxConfiguration({ map: { environment: 'staging' }, folder: '/srv/site', port: 80 });
    expect(closed.match(/^ {2}add_header X-Robots-Tag .*$/gm)).toEqual(['  add_header X-Robots-Tag "noindex" always;']);
  });

  test('no table says anything twice, which nginx would refuse', () => {
    for (const [file, table] of Object.entries(tables)) {
      const keys = wordsOf(file.replace('.map', ''), table).map(([key]) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('tables are looked for with the composition, and may be missing in one of before', () => {
    expect(text).toContain('include "/srv/site/.nginx/paths*.map";');
  });

  test('a redirect keeps the query and names no host', () => {
    expect(text).toContain('return 301 $mosaico_production_path$is_args$args;');
    expect(text).toContain('absolute_redirect off;');
  });

  test('what could end a word of the configuration is refused', () => {
    const redirects = { '/ir': 'https://example.com/";return 200;' };
    expect(() => nginxTables({ ...map, redirects })).toThrow('cannot stand in an nginx configuration');
    expect(() => nginxConfiguration({ map, folder: '/srv/";', port: 80 })).toThrow(
      'cannot stand in an nginx configuration',
    );
  });
});
