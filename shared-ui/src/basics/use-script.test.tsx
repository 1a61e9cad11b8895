import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { useScript, type ScriptOptions } from './use-script.ts';

function User({ name = 'estado', ...options }: Partial<ScriptOptions> & { name?: string }) {
  return <p aria-label={name}>{useScript('/widget.js', { id: 'widget', ...options })}</p>;
}

const elements = () => document.querySelectorAll<HTMLScriptElement>('script#widget');
const element = () => document.getElementById('widget') as HTMLScriptElement;
const status = (name = 'estado') => screen.getByLabelText(name).textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  for (const each of elements()) each.remove();
});

it('puts one script into the document for all its users, and reports to all of them', () => {
  render(
    <>
      <User name="uno" />
      <User name="dos" />
    </>,
  );
  expect(elements()).toHaveLength(1);
  expect(element()).toMatchObject({ async: true, src: 'http://localhost/widget.js' });
  expect([status('uno'), status('dos')]).toEqual(['loading', 'loading']);
  fireEvent.load(element());
  expect([status('uno'), status('dos')]).toEqual(['ready', 'ready']);

  render(<User name="tres" />);
  expect(status('tres')).toBe('ready');
  expect(elements()).toHaveLength(1);
});

it('waits for its moment, and is idle while prerendering', () => {
  expect(renderToString(<User />)).toContain('idle');
  const { rerender } = render(<User when={false} />);
  expect(status()).toBe('idle');
  expect(elements()).toHaveLength(0);
  rerender(<User when />);
  expect(status()).toBe('loading');
});

it('has failed when it does not answer for 10 s, and is ready if it comes after all', () => {
  render(<User />);
  act(() => jest.advanceTimersByTime(9_999));
  expect(status()).toBe('loading');
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toBe('failed');
  fireEvent.load(element());
  expect(status()).toBe('ready');
});

it('is tried again for the next user, and waiting users receive the result', () => {
  render(<User name="paciente" />);
  fireEvent.error(element());
  expect(status('paciente')).toBe('failed');

  render(<User name="nuevo" />);
  expect(elements()).toHaveLength(1);
  expect([status('paciente'), status('nuevo')]).toEqual(['loading', 'loading']);
  fireEvent.load(element());
  expect([status('paciente'), status('nuevo')]).toEqual(['ready', 'ready']);
});

it('stays in the document when its users leave, unless it failed', () => {
  const first = render(<User />);
  fireEvent.load(element());
  first.unmount();
  expect(elements()).toHaveLength(1);
  element().remove();

  const second = render(<User />);
  fireEvent.error(element());
  second.unmount();
  expect(elements()).toHaveLength(0);
});

it('leaves with the last user where that is requested', () => {
  const first = render(<User name="uno" removeOnLeave />);
  const second = render(<User name="dos" removeOnLeave />);
  fireEvent.error(element());
  const third = render(<User name="tres" removeOnLeave />);
  fireEvent.load(element());
  first.unmount();
  third.unmount();
  expect(elements()).toHaveLength(1);
  second.unmount();
  expect(elements()).toHaveLength(0);
});

it('comes once the browser is at rest, where browsers say so', () => {
  let rest = (): void => undefined;
  const asked = jest.fn((act: () => void) => {
    rest = act;
    return 1;
  });
  const cancelled = jest.fn();
  Object.assign(window, { requestIdleCallback: asked, cancelIdleCallback: cancelled });
  try {
    const { unmount } = render(<User />);
    expect(elements()).toHaveLength(0);
    act(() => rest());
    expect(elements()).toHaveLength(1);
    unmount();
    render(<User />).unmount();
    expect(cancelled).toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  }
});

it('comes to a browser that is never at rest, too', () => {
  jest.useFakeTimers();
  // As Chromium does it while it draws nothing: it calls back only who has said until when.
  const asked = (act: () => void, { timeout = Infinity } = {}): number =>
    timeout === Infinity ? 0 : Number(setTimeout(act, timeout));
  Object.assign(window, { requestIdleCallback: asked, cancelIdleCallback: clearTimeout });
  try {
    render(<User />);
    expect(elements()).toHaveLength(0);
    act(() => void jest.advanceTimersByTime(3_000));
    expect(elements()).toHaveLength(1);
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  }
});
