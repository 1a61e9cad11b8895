import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { RetryProvider, type Retry } from '@mosaico/shared-types';
import { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { inShell } from '@mosaico/shared-ui/testing';
import { once } from '../testing/once.ts';
import { slotLoader } from './slot-loader.ts';
import { slotOutlet } from './slot-outlet.tsx';

const say = jest.fn();
const markHydrated = jest.fn();
jest.mock('../loading/boot-script.ts', () => ({ bootScript: () => ({ say, wake: markHydrated }) }));
jest.mock('./when-near.ts', () => ({ whenNear: (_place: Element, start: () => void) => start() }));

const name = 'testimonials/section';
function Clients() {
  return <p>Lo que dicen nuestros clientes</p>;
}
function Broken(): never {
  throw new Error('made-up fault in a piece');
}
const loading = (component: () => React.ReactNode) =>
  slotLoader(() => Promise.resolve({ [name]: () => Promise.resolve({ default: component }) }), once);

/** The piece as it was prerendered; `hydrate` makes it live with another component. */
async function prerendered(hydrate: () => React.ReactNode, retry: Retry = (_source, attempt) => attempt(0)) {
  const loader = loading(Clients);
  await loader.load({ name, workspace: 'mf-testimonials' });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  // What is loaded is rendered at once.
  const Server = slotOutlet(loader);
  const Outlet = slotOutlet(loading(hydrate));
  container.innerHTML = renderToString(
    inShell(
      <RetryProvider value={retry}>
        <Server name={name} />
      </RetryProvider>,
    ),
  );
  await act(async () => {
    const ui = inShell(
      <RetryProvider value={retry}>
        <Outlet name={name} />
      </RetryProvider>,
    );
    render(ui, { container, hydrate: true, onRecoverableError: () => undefined });
    await Promise.resolve();
  });
  return container;
}

beforeEach(() => {
  say.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a piece that throws where nothing is prerendered leaves its place empty, not its skeleton', async () => {
  const Outlet = slotOutlet(loading(Broken));
  await act(async () => {
    render(inShell(<Outlet name={name} fallback={<p>Cargando</p>} />));
    await Promise.resolve();
  });
  expect(screen.queryByText('Cargando')).not.toBeInTheDocument();
});

test('a loaded piece is hydrated', async () => {
  const Outlet = slotOutlet(loading(Clients));
  await act(async () => {
    render(inShell(<Outlet name={name} />));
    await Promise.resolve();
  });
  expect(screen.getByText('Lo que dicen nuestros clientes')).toBeInTheDocument();
  expect(markHydrated).toHaveBeenCalled();
});

test('a piece that throws as it takes over its HTML leaves it to be read, and says so', async () => {
  const container = await prerendered(Broken);
  expect(container).toHaveTextContent('Lo que dicen nuestros clientes');
  expect(say).toHaveBeenCalledWith(expect.any(String), true);
});

test('a piece that throws is rendered again until it does not', async () => {
  let isBroken = true;
  const waits: (() => void)[] = [];
  const after = (_milliseconds: number, act: () => void) => {
    waits.push(act);
    return () => undefined;
  };
  const queue = new RetryQueue({ after, random: () => 0, onWake: () => undefined });
  const Mending = () => {
    if (isBroken) throw new Error('made-up fault in a piece');
    return <p>Mejor que antes</p>;
  };
  const container = await prerendered(Mending, (...wanted) => queue.retry(...wanted));
  const waitOver = () =>
    act(async () => {
      await Promise.resolve();
      waits.pop()?.();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    });
  // More often than the list of waits is long.
  for (let time = 0; time < 20; time += 1) await waitOver();
  expect(container).toHaveTextContent('Lo que dicen nuestros clientes');
  isBroken = false;
  await waitOver();
  expect(container).toHaveTextContent('Mejor que antes');
  expect(markHydrated).toHaveBeenCalled();
});
