import worker from './cloudflare.ts';

const site = 'https://www.example.com';
let split: object | undefined;
const inCanary = { cookie: 'mosaico-canary=42.7' };
const cookieAt = async (headers: HeadersInit = {}): Promise<string | null> =>
  (await worker.fetch(new Request(`${site}/planes`, { headers }))).headers.get('set-cookie');

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((asked) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    if (pathname !== '/.canary/split.json') return Promise.resolve(new Response('page'));
    return Promise.resolve(split ? Response.json(split) : new Response('', { status: 404 }));
  });
});
afterEach(() => jest.restoreAllMocks());

test('a visitor who was drawn elsewhere keeps the cookie, although this worker does not know of the canary yet', async () => {
  expect(await cookieAt()).toBeNull();
  split = { number: 42, weight: 25 };
  expect(await cookieAt(inCanary)).toBeNull();
  split = undefined;
});

test('after the canary the cookie is taken away', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await cookieAt(inCanary)).toContain('mosaico-canary=; Path=/; Max-Age=0');
});
