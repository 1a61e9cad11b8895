/** @jest-environment jsdom */
import { localSource, type LocalSource } from './local-source.ts';

const source = { workspace: 'mf-plans', version: 'localhost:8082' } as LocalSource;
const answering = (value: unknown, ok = true) => {
  globalThis.fetch = () => Promise.resolve({ ok, json: () => Promise.resolve(value) } as Response);
};
const refusing = (event?: object) => {
  globalThis.fetch = () => {
    if (event) document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), event));
    return Promise.reject(new TypeError('Failed to fetch'));
  };
};
const permitting = (state: PermissionState) =>
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: {
      query: ({ name }: { name: string }) =>
        name === 'loopback-network' ? Promise.resolve({ state }) : Promise.reject(new TypeError('unknown')),
    },
  });
const asked = () => localSource('mf-plans', 'localhost:8082');

beforeEach(() => permitting('prompt'));

test('a development server says what it runs', async () => {
  answering(source);
  await expect(asked()).resolves.toEqual(source);
});

test.each<[what: string, act: () => void, why: object]>([
  ['nobody answers', () => refusing(), { why: 'no answer' }],
  ['something else answers', () => answering('<h1>', true), { why: 'no answer' }],
  [
    'what answers is no JSON',
    () => {
      const json = () => Promise.reject(new SyntaxError('<'));
      globalThis.fetch = () => Promise.resolve({ ok: true, json } as unknown as Response);
    },
    { why: 'no answer' },
  ],
  ['its declarations cannot be read', () => answering({}, false), { why: 'no answer' }],
  [
    'another workspace has the port',
    () => answering({ ...source, workspace: 'mf-crm' }),
    { why: 'another workspace', there: 'mf-crm' },
  ],
  [
    'the content security policy forbids it',
    () => refusing({ blockedURI: 'http://localhost:8082/mosaico-dev/source.json' }),
    { why: 'policy' },
  ],
  ['the policy forbids something else', () => refusing({ blockedURI: 'https://example.org/' }), { why: 'no answer' }],
  [
    'the browser forbids it',
    () => {
      permitting('denied');
      refusing();
    },
    { why: 'browser' },
  ],
  [
    'the server lets this site read nothing',
    () => {
      globalThis.fetch = (_, { mode } = {}) =>
        mode === 'no-cors' ? Promise.resolve({} as Response) : Promise.reject(new TypeError('Failed to fetch'));
    },
    { why: 'origin' },
  ],
])('where %s, that is known', async (_what, act, why) => {
  act();
  await expect(asked()).resolves.toEqual({ workspace: 'mf-plans', version: 'localhost:8082', ...why });
});
