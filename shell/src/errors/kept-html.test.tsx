import { act, render, screen } from '@testing-library/react';
import { KeptHtml } from './kept-html.tsx';

const say = jest.fn();
jest.mock('../loading/guard.ts', () => ({ guard: () => ({ say }) }));

let isBroken = true;
function Page() {
  if (isBroken) throw new Error('stand-in for a fault in a page');
  return <button type="button">Contratar</button>;
}

beforeEach(() => {
  isBroken = true;
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('text and links stay while the code behind them throws, and give way when it does not any more', () => {
  const place = document.createElement('div');
  place.innerHTML = '<h1>Planes</h1><a href="/planes-crm">Planes CRM</a>';
  const onKept = jest.fn();
  render(
    <KeptHtml part="mf-plans" place={() => place} instead={() => 'lost'} onKept={onKept}>
      <Page />
    </KeptHtml>,
  );
  expect(screen.getByRole('heading', { name: 'Planes' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Planes CRM' })).toHaveAttribute('href', '/planes-crm');
  expect(onKept.mock.calls).toEqual([[true]]);
  expect(say).toHaveBeenLastCalledWith('mf-plans', true);
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByRole('heading', { name: 'Planes' })).toBeInTheDocument();
  isBroken = false;
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.getByRole('button', { name: 'Contratar' })).toBeInTheDocument();
  expect(onKept).toHaveBeenLastCalledWith(false);
  expect(say).toHaveBeenLastCalledWith('mf-plans', false);
});

test('who leaves hears no more of it', () => {
  const place = document.createElement('div');
  place.innerHTML = '<h1>Planes</h1>';
  const { unmount } = render(
    <KeptHtml part="mf-plans" place={() => place} instead={() => 'lost'}>
      <Page />
    </KeptHtml>,
  );
  unmount();
  expect(say).toHaveBeenLastCalledWith('mf-plans', false);
  jest.advanceTimersByTime(60_000);
  expect(jest.getTimerCount()).toBe(0);
});
