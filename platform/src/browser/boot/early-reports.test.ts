/** @jest-environment jsdom */
import { bootstrapId, islandAttribute, type BootScript } from '@mosaico/shared-types';
import { readBatch } from '../../reports/read-batch.ts';
import { bootScriptOf } from './boot-script.ts';
import { reportEarly } from './early-reports.ts';

const shell = '/assets/shell/shell.1.js';
const route = { workspace: 'mf-plans', page: 'social' };
const onPage = { 'mosaico.page': 'mf-plans/social' };
const sendBeacon = jest.fn<boolean, [string, string]>(() => true);
let bootScript: BootScript;
let document: Document;

const begin = (data: object = {}): void => {
  document = globalThis.document.implementation.createHTMLDocument();
  const facts = JSON.stringify({ shell, remotes: {}, route, reports: '/informes', ...data });
  document.body.innerHTML = `<main ${islandAttribute}="mf-plans"></main><script type="application/json" id="${bootstrapId}">${facts}</script>`;
  bootScript = bootScriptOf({ window, document });
  reportEarly(bootScript, { window, document });
};
const leave = (): void => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const thrownAt = (frame: string): TypeError => {
  // A time of day looks like a position in a script.
  const error = new TypeError('No price for ana@example.com at 10:30:15');
  error.stack = `TypeError: ${error.message}\n    at choose (${frame})\n    at run (${location.origin}/b.js:1:1)`;
  return error;
};
const throwAtRun = (error: unknown): void => void window.dispatchEvent(new ErrorEvent('error', { error }));
const sent = () => readBatch(sendBeacon.mock.calls.at(-1)?.[1] ?? '');

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

test.each([
  [`${location.origin}/assets/mf-plans/social.1a.js:1:234`, '/assets/mf-plans/social.1a.js:1:234'],
  ['chrome-extension://abc/content.js:1:2', 'other'],
  [`${location.origin}/planes?correo=ana:1:2`, 'other'],
])('the view is sent once, with what was thrown at %s', (frame, told) => {
  begin();
  throwAtRun(thrownAt(frame));
  leave();
  leave();
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [endpoint, body] = sendBeacon.mock.calls[0] ?? ['', ''];
  expect(endpoint).toBe('/informes');
  expect(body).not.toContain('ana');
  expect(readBatch(body)).toEqual({
    sender: { 'service.name': 'mf-plans', 'mosaico.arm': 'stable', 'mosaico.entries': [shell] },
    reports: [
      { event: 'mosaico.view', attributes: { ...onPage, 'mosaico.interactive': false } },
      {
        event: 'exception',
        attributes: { ...onPage, 'exception.type': 'TypeError', 'exception.stacktrace': told, 'mosaico.count': 1 },
      },
    ],
  });
});

test('a page that is hydrated was interactive, and one of the canary arm says so', () => {
  begin({ arm: 'canary' });
  bootScript.wake(document.querySelector('main') ?? document.body);
  leave();
  expect(sent()).toMatchObject({
    sender: { 'mosaico.arm': 'canary' },
    reports: [{ attributes: { 'mosaico.interactive': true } }],
  });
});

test('a name that is no identifier is not sent', () => {
  begin();
  const error = thrownAt(`${location.origin}/assets/shell/shell.1.js:1:2`);
  error.name = 'Zafira Quimera';
  throwAtRun(error);
  leave();
  expect(sendBeacon.mock.calls[0]?.[1]).not.toContain('Zafira');
  expect(sent().reports).toMatchObject([{}, { attributes: { 'exception.type': 'Error' } }]);
});

test('the view of the not-found page is one of the shell', () => {
  begin({ route: undefined });
  leave();
  expect(sent()).toMatchObject({
    sender: { 'service.name': 'shell' },
    reports: [{ attributes: { 'mosaico.page': 'shell/not-found' } }],
  });
});

test("a region's error, which comes a second time as an uncaught one, is one; what has no place is none", () => {
  begin();
  const error = thrownAt(`${location.origin}/assets/shell/shell.1.js:1:2`);
  bootScript.notes?.set(error, 'mf-plans');
  throwAtRun(error);
  throwAtRun(undefined);
  bootScript.notes?.set(document.body);
  leave();
  expect(sent().reports.map(({ event }) => event)).toEqual(['mosaico.view', 'exception']);
});

test.each([
  ['no endpoint', () => begin({ reports: undefined })],
  [
    'Global Privacy Control',
    () => {
      Object.assign(navigator, { globalPrivacyControl: true });
      begin();
    },
  ],
  [
    'a reporter that has taken over',
    () => {
      begin();
      bootScript.isViewed = true;
    },
  ],
])('with %s nothing is sent', (_why, prepare) => {
  prepare();
  leave();
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('the reporter finds what was thrown, with the island that rendered', () => {
  begin();
  const [uncaught, caught] = [new Error('one'), new Error('two')];
  throwAtRun(uncaught);
  bootScript.notes?.set(caught, 'footer');
  throwAtRun(caught);
  expect([...(bootScript.notes as Map<unknown, string>)]).toEqual([
    [uncaught, undefined],
    [caught, 'footer'],
  ]);
});

test('errors thrown without end fill no memory', () => {
  begin();
  for (let time = 0; time < 100; time += 1) throwAtRun(new Error('again'));
  expect(bootScript.notes?.size).toBe(20);
});
