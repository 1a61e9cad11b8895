import { createHash } from 'node:crypto';
import { siteOf } from '../../testing/site.ts';
import { contentPolicy } from './content-policy.ts';

const demo = siteOf();
const css = '.tile{color:red}';
const html = `<title>T</title><style data-emotion="css a">${css}</style><style>b{}</style>`;

/** Directive → its sources. */
function directives(policy: string): Record<string, string[]> {
  const parts = policy.split('; ').map((each) => each.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]) => [name, sources]));
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The one script that stands in the document. */
const own = `'sha256-${createHash('sha256').update('bootScript();').digest('base64')}'`;

test('a site without third parties loads from itself alone, and has the styles of its HTML and no others', () => {
  const policy = directives(contentPolicy(html, demo, ['bootScript();']));
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", own],
    'frame-src': ["'self'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
  });
  // Emotion adds empty ones and fills them by script.
  expect(policy['style-src']).toEqual(["'self'", hash(''), hash(css), hash('b{}')]);
});

test("where local sources may be shown, what is served on the visitor's machine may be loaded, and nowhere else", () => {
  expect(contentPolicy(html, demo, ['bootScript();'])).not.toContain('localhost');
  const policy = directives(contentPolicy(html, demo, ['bootScript();'], { localSources: true }));
  expect(policy['script-src']).toEqual(["'self'", own, 'http://localhost:*']);
  expect(policy['style-src']).toContain('http://localhost:*');
  expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:*', 'ws://localhost:*']);
});

test('third parties may do what the configuration names them for', () => {
  const site = {
    ...demo,
    cardPayments: { ...demo.cardPayments, script: 'https://pay.example/v3/button.js' },
    bookings: {
      ...demo.bookings,
      crm: 'https://calendar.example:8443/crm?x=1;y',
      sales: 'https://calendar.example:8443/s',
    },
  };
  const policy = directives(contentPolicy(html, site, ['bootScript();']));
  expect(policy['script-src']).toEqual(["'self'", own, 'https://pay.example']);
  expect(policy['frame-src']).toEqual(["'self'", 'https://calendar.example:8443', 'https://pay.example']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://pay.example']);
});

test('other sources of their scripts are allowed by name', () => {
  const allow = {
    scripts: ['https://cdn.example'],
    frames: ['https://hooks.example'],
    connections: ['https://api.example'],
    inlineStyles: true,
  };
  const policy = directives(contentPolicy(html, { ...demo, allow }, ['bootScript();']));
  expect(policy['script-src']).toEqual(["'self'", own, 'https://cdn.example']);
  expect(policy['frame-src']).toEqual(["'self'", 'https://hooks.example']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example']);
  // Beside a hash it would count for nothing.
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
});
