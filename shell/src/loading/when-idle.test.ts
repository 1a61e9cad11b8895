import { whenIdle } from './when-idle.ts';

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('work for idle time also runs in a browser that is never idle', () => {
  jest.useFakeTimers();
  // As Chromium does it while it draws nothing: it calls back only who has said until when.
  window.requestIdleCallback = (act, { timeout = Infinity } = {}) =>
    timeout === Infinity ? 0 : setTimeout(act, timeout);
  const act = jest.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_000);
  expect(act).toHaveBeenCalledTimes(1);
});
