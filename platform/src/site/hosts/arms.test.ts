import { armOf, buckets, cookieEnd, type ArmRequest } from './arms.ts';

const split = { number: 42, weight: 25 };
const visit: ArmRequest = {
  path: '/planes',
  query: '',
  cookie: undefined,
  secFetchDest: 'document',
  secFetchSite: 'none',
  secPurpose: undefined,
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  tls: true,
};
/** Draws this bucket. */
const drawing = (bucket: number) => () => (bucket - 0.5) / buckets;
const never = (): number => {
  throw new Error('Nothing is to be drawn.');
};
const arm = (request: Partial<ArmRequest>, random: () => number = never): string =>
  armOf({ ...visit, ...request }, split, random).arm;

test('a new visit is drawn: as many of 100 buckets as the weight has percent get the canary', () => {
  const arms = Array.from({ length: buckets }, (_, index) => arm({}, drawing(index + 1)));
  expect(arms.map((each, index) => each === (index < split.weight ? 'canary' : 'stable'))).not.toContain(false);
  expect([arm({}, () => 0), arm({}, () => 1 - Number.EPSILON)]).toEqual(['canary', 'stable']);
});

test('the cookie holds number and bucket, for the whole site, for no script, and for encrypted connections where the visit is', () => {
  expect(armOf(visit, split, drawing(7)).cookie).toBe(
    'mosaico-canary=42.7; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
  );
  expect(armOf({ ...visit, tls: false }, split, drawing(99)).cookie).toBe(
    'mosaico-canary=42.99; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
  );
});

test('a visitor stays in a bucket, wherever a request comes from, and is given no other cookie', () => {
  const returning = { cookie: 'a=1; mosaico-canary=42.25; b=2' };
  for (const request of [{}, { secFetchSite: 'same-origin' }, { secFetchDest: 'empty' }, { secPurpose: 'prefetch' }])
    expect(armOf({ ...visit, ...returning, ...request }, split, never)).toEqual({ arm: 'canary' });
  expect(arm({ cookie: 'mosaico-canary=42.26' })).toBe('stable');
});

test('a step brings visitors in, and sends nobody away', () => {
  for (let bucket = 1; bucket <= buckets; bucket += 1) {
    const arms = [1, 5, 25, 50, 99].map(
      (weight) => armOf({ ...visit, cookie: `mosaico-canary=42.${bucket}` }, { number: 42, weight }, never).arm,
    );
    expect(arms).toEqual([...arms].sort().reverse());
  }
});

test.each([
  ['an older canary', 'mosaico-canary=41.1'],
  ['a canary of another number that begins alike', 'mosaico-canary=421.1'],
  ['no bucket', 'mosaico-canary=42.'],
  ['bucket 0', 'mosaico-canary=42.0'],
  ['bucket 01', 'mosaico-canary=42.01'],
  ['bucket 101', 'mosaico-canary=42.101'],
  ['a bucket below 0', 'mosaico-canary=42.-1'],
  ['words', 'mosaico-canary=42.1<script>'],
  ['a cookie whose name ends alike', 'x-mosaico-canary=42.1'],
  ['a cookie whose value holds it', 'a=mosaico-canary=42.1'],
])('a cookie of %s counts as none', (_what, cookie) => {
  expect(armOf({ ...visit, cookie }, split, drawing(80)).cookie).toMatch('mosaico-canary=42.80;');
  expect(arm({ cookie, secFetchSite: 'same-origin' })).toBe('stable');
});

test('of several cookies the first one of this canary counts', () => {
  expect(arm({ cookie: 'mosaico-canary=41.1; mosaico-canary=42.80; mosaico-canary=42.1' })).toBe('stable');
  expect(arm({ cookie: 'mosaico-canary=41.80;mosaico-canary=42.1' })).toBe('canary');
});

test.each<[what: string, request: Partial<ArmRequest>]>([
  ['a page of this site has begun it', { secFetchSite: 'same-origin' }],
  ['the browser is too old to say what it is', { secFetchDest: undefined, secFetchSite: undefined }],
  ['a preview says nothing', { secFetchDest: undefined, secFetchSite: undefined, userAgent: 'WhatsApp/2.23.20.0' }],
  ['a script asks', { secFetchDest: 'empty' }],
  ['a picture is asked for', { secFetchDest: 'image', path: '/logos/a.svg' }],
  ['it is a prefetch', { secPurpose: 'prefetch' }],
  ['it is a prerendering', { secPurpose: 'prefetch;prerender' }],
])('without a cookie nothing is drawn where %s', (_what, request) => {
  expect(armOf({ ...visit, ...request }, split, never)).toEqual({ arm: 'stable' });
});

test.each(['none', 'cross-site', 'same-site'])('a visit from "%s" is new', (secFetchSite) => {
  expect(arm({ secFetchSite }, drawing(1))).toBe('canary');
});

const inCanary = { cookie: 'mosaico-canary=42.1' };
test.each<[what: string, request: Partial<ArmRequest>]>([
  ['the Markdown of a page', { path: '/planes.md' }],
  ['the same, encoded', { path: '/planes%2Emd' }],
  ['the sitemap', { path: '/sitemap.xml' }],
  ['what robots may read', { path: '/robots.txt' }],
  ['an asset', { path: '/assets/shell/shell.abc.js' }],
  ["the environment's page", { path: '/mosaico/' }],
  ['the same, otherwise', { path: '/Mosaico' }],
  ['a release', { path: '/releases/mf-plans/1.0.0.json' }],
  ['a version override', { query: '?mf=mf-plans@1.0.0' }],
  ['a version override after another parameter', { query: '?a=1&mf=mf-plans@1.0.0' }],
  ['a frame', { secFetchDest: 'iframe', path: '/widget-testimonios' }],
  ['an object', { secFetchDest: 'object' }],
  [
    'Google',
    { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.0.0' },
  ],
  ['Bing', { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/141.0.0.0' }],
])('%s is stable for everybody', (_what, request) => {
  expect(armOf({ ...visit, ...inCanary, ...request }, split, never)).toEqual({ arm: 'stable' });
  expect(armOf({ ...visit, ...request }, split, never)).toEqual({ arm: 'stable' });
});

test.each<[what: string, request: Partial<ArmRequest>]>([
  ['what the site shows', { path: '/revision.json', secFetchDest: 'empty' }],
  ['a picture', { path: '/logos/a.svg', secFetchDest: 'image' }],
  ['a page that is named as a folder of others', { path: '/releases-nuevas' }],
  ['a page with a parameter that ends alike', { query: '?xmf=1' }],
  ['an address that cannot be decoded', { path: '/%E0%A4%A' }],
  ['a phone with a name like a robot', { userAgent: 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) Chrome/141.0.0.0' }],
])("%s is of the visitor's arm", (_what, request) => {
  expect(arm({ ...inCanary, ...request })).toBe('canary');
});

test('where no canary runs, its cookie is removed, and no other response mentions one', () => {
  expect(cookieEnd({ cookie: 'a=1; mosaico-canary=42.7', tls: true })).toBe(
    'mosaico-canary=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
  );
  for (const cookie of [undefined, '', 'a=1', 'x-mosaico-canary=1'])
    expect(cookieEnd({ cookie, tls: true })).toBeUndefined();
});

test('a machine that is behind leaves the cookie of a canary that it does not know yet', () => {
  const request = { cookie: 'mosaico-canary=42.7', tls: true };
  expect(cookieEnd(request, 41)).toBeUndefined();
  expect(cookieEnd(request, 42)).toContain('Max-Age=0');
});
