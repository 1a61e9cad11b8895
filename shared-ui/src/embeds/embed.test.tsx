import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inShell } from '@mosaico/shared-ui/testing';
import { Embed } from './embed.tsx';

const own = '/demo/calendario?agenda=general';
const external = 'https://calendar.example/agenda';
const element = (address = own) => inShell(<Embed address={address} title="Agenda tu cita" height={654} />);
const frame = () => screen.getByTitle<HTMLIFrameElement>('Agenda tu cita');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const load = () => {
  fireEvent.load(frame());
  return settle();
};
const loading = () => screen.queryByText('Cargando…');
const failed = () => screen.queryByRole('alert');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.getElementById('form-embed')?.remove();
});

it('is in the prerendered page, so that it works without scripts', () => {
  const html = renderToString(element());
  expect(html).toContain(`<iframe src="${own}" title="Agenda tu cita" loading="lazy"`);
  expect(html).not.toContain('style=');
});

it('says that it loads until it has loaded, however long it then stays', async () => {
  render(element());
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  await load();
  expect(loading()).not.toBeInTheDocument();
  wait(60_000);
  expect(failed()).not.toBeInTheDocument();
});

it('gives way after 10 s to a link to it, the chat, and another attempt', async () => {
  render(element());
  wait(9_999);
  expect(failed()).not.toBeInTheDocument();
  wait(1);
  expect(failed()).toHaveTextContent('No pudimos cargar esta parte');
  expect(screen.queryByTitle('Agenda tu cita')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: /Abrir en otra pestaña/ });
  expect(link).toHaveAttribute('href', own);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /Escribir por chat/ })).toHaveAttribute('href', '/demo/chat/13055550123');

  const retry = screen.getByRole('button', { name: 'Reintentar' });
  retry.focus();
  fireEvent.click(retry);
  expect(loading()).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  wait(9_999);
  expect(failed()).not.toBeInTheDocument();
  await load();
  expect(loading()).not.toBeInTheDocument();
});

it('counts its 10 s from when it comes into view', () => {
  let arrive = (): void => undefined;
  jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (this: unknown) {
    const { seen } = this as { seen: (entries: unknown[]) => void };
    arrive = () => act(() => seen([{ isIntersecting: true }]));
  });
  render(element());
  wait(60_000);
  expect(failed()).not.toBeInTheDocument();
  arrive();
  wait(10_000);
  expect(failed()).toBeInTheDocument();
});

it("takes the browser's own error page for what it is", async () => {
  render(element());
  Object.defineProperty(frame(), 'contentDocument', { value: null });
  await load();
  expect(failed()).toBeInTheDocument();
});

it('asks the server of another site whether it answers', async () => {
  const fetch = jest.fn().mockResolvedValueOnce({}).mockRejectedValueOnce(new TypeError('blocked'));
  Object.assign(globalThis, { fetch });
  const { unmount } = render(element(external));
  await load();
  expect(fetch).toHaveBeenCalledWith(external, expect.objectContaining({ mode: 'no-cors', method: 'HEAD' }));
  expect(loading()).not.toBeInTheDocument();
  expect(failed()).not.toBeInTheDocument();
  unmount();

  render(element(external));
  await load();
  expect(failed()).toBeInTheDocument();
});

it('notices that it had loaded before the page was hydrated', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(element());
  const entries = jest
    .spyOn(performance, 'getEntriesByName')
    .mockReturnValue([{}] as unknown as ReturnType<Performance['getEntriesByName']>);
  render(element(), { container: root, hydrate: true });
  await settle();
  expect(entries).toHaveBeenCalledWith(`http://localhost${own}`);
  expect(loading()).not.toBeInTheDocument();
  root.remove();
});

it('starts again for another address', async () => {
  const { rerender } = render(element());
  await load();
  rerender(element('/demo/calendario?agenda=crm'));
  expect(loading()).toBeInTheDocument();
  wait(10_000);
  expect(failed()).toBeInTheDocument();
});

it('walls in what other sites send, and loads the script of their forms once', () => {
  render(
    <>
      {element(external)}
      {inShell(<Embed address={own} title="Inscríbete" height={533} />)}
    </>,
  );
  expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(frame().getAttribute('sandbox')).not.toMatch(/allow-(top-navigation( |$)|modals|downloads)/);
  expect(frame().getAttribute('sandbox')).toContain('allow-forms');
  expect(document.querySelectorAll('script#form-embed')).toHaveLength(1);
});
