import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { site } from 'site-for-tests';
import { inShell } from '@mosaico/shared-ui/testing';
import { Embed } from './embed.tsx';

const own = '/demo/calendario?agenda=general';
const external = 'https://calendar.example/agenda';
const element = (address = own) => inShell(<Embed address={address} title="Agenda tu cita" height={654} />);
const frame = () => screen.getByTitle<HTMLIFrameElement>('Agenda tu cita');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** The `contentDocument` of the page's frames: blank until a document has arrived, null for another origin. */
let inside: { URL: string } | null;
const blank = { URL: 'about:blank' };
const arrived = { URL: `http://localhost${own}` };
const closed = null;
const load = (found: typeof inside = arrived) => {
  inside = found;
  fireEvent.load(frame());
};
const loading = () => screen.queryByText('Cargando…');
const failed = () => screen.queryByRole('alert');

beforeEach(() => {
  inside = blank;
  jest.useFakeTimers();
  jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockImplementation(() => inside as Document | null);
});
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

it('says that it loads until it has loaded, however long it then stays', () => {
  render(element());
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  load();
  expect(loading()).not.toBeInTheDocument();
  wait(60_000);
  expect(failed()).not.toBeInTheDocument();
});

it('gives way after 10 s to a link to it, the chat, and another attempt', () => {
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
  load();
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

it("takes the browser's own error page in place of a page of this site for what it is", () => {
  render(element());
  load(closed);
  expect(failed()).toBeInTheDocument();
});

it("keeps another origin's frame that has loaded, whatever else that origin refuses, with the link beside it", () => {
  const fetch = jest.fn().mockRejectedValue(new TypeError('blocked'));
  Object.assign(globalThis, { fetch });
  render(element(external));
  const link = screen.getByRole('link', { name: /Abrir en otra pestaña/ });
  expect(link).toHaveAttribute('href', external);
  load(closed);
  wait(60_000);
  expect(failed()).not.toBeInTheDocument();
  expect(frame()).toBeInTheDocument();
  expect(link).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});

it('keeps one whose document is here, and waits for a picture in it; one that was emptied has failed', () => {
  const { unmount } = render(element(external));
  inside = closed;
  wait(60_000);
  expect(frame()).toBeInTheDocument();
  expect(failed()).not.toBeInTheDocument();
  expect(loading()).not.toBeInTheDocument();
  unmount();

  render(element(external));
  load(blank);
  expect(failed()).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Abrir en otra pestaña/ })).toHaveLength(1);
});

it("has the link to another origin's frame in the prerendered page, and none to one of this site", () => {
  expect(renderToString(element(external))).toContain(`<a class="action" href="${external}"`);
  expect(renderToString(element())).not.toContain('<a ');
});

it('notices that it had loaded before the page was hydrated', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(element());
  inside = arrived;
  render(element(), { container: root, hydrate: true });
  expect(loading()).not.toBeInTheDocument();
  expect(failed()).not.toBeInTheDocument();
  root.remove();
});

it('starts again for another address', () => {
  const { rerender } = render(element());
  load();
  inside = blank;
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

it('names who answers for its topic, and nobody where the site configuration names nobody', () => {
  const people = [{ name: 'Valeria Paz' }, { name: 'Nora Campos', answers: ['support' as const] }];
  const form = <Embed address={own} title="Ticket" height={654} topic="support" />;
  const { rerender } = render(inShell(form, { site: { ...site, people } }));
  expect(screen.getByText(/^Te contesta/)).toHaveTextContent('Te contesta Nora Campos');
  rerender(inShell(form, { site: { ...site, people: undefined } }));
  expect(screen.queryByText(/^Te contesta/)).not.toBeInTheDocument();
});
