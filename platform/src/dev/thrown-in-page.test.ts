/** @jest-environment jsdom */
import { watchThrown } from './thrown-in-page.ts';

const reports: unknown[] = [];
const reload = jest.fn();
beforeAll(() => watchThrown(window, (thrown) => reports.push(thrown), reload));
beforeEach(() => {
  jest.useFakeTimers();
  window.dispatchEvent(new Event('pageshow'));
  reports.length = 0;
});
afterEach(() => jest.useRealTimers());

const failed = (error: unknown): void =>
  void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));

test('what a page throws and leaves unhandled is reported, once', () => {
  const [first, second] = [new Error('one'), new Error('two')];
  window.dispatchEvent(new ErrorEvent('error', { error: first }));
  window.dispatchEvent(new ErrorEvent('error', { error: first }));
  // A picture that does not load.
  window.dispatchEvent(new ErrorEvent('error', { error: null }));
  failed(second);
  jest.runAllTimers();
  expect(reports).toEqual([first, second]);
});

test.each(['beforeunload', 'pagehide'])('what fails around the %s of a page is its end, and no fault', (leaving) => {
  failed(new Error('/assets/mf-crm/before.js does not load.'));
  window.dispatchEvent(new Event(leaving));
  failed(new Error('/assets/mf-crm/after.js does not load.'));
  jest.runAllTimers();
  expect(reports).toEqual([]);
});

test('a page that has thrown is loaded anew once hot reload has given it other modules, and no other page is', () => {
  const refresh = (): void => void window.dispatchEvent(new Event('mosaico:refreshed'));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  refresh();
  expect(reload).not.toHaveBeenCalled();
  failed(new Error('half of an update'));
  refresh();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that stayed, or is shown again, reports as before', () => {
  window.dispatchEvent(new Event('beforeunload'));
  jest.advanceTimersByTime(10_000);
  const stayed = new Error('stayed');
  failed(stayed);
  jest.runAllTimers();
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  const again = new Error('again');
  failed(again);
  jest.runAllTimers();
  expect(reports).toEqual([stayed, again]);
});
