import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import type { Toast } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import Widgets from './widgets.tsx';

const toasts = { show: jest.fn(), promise: jest.fn() } satisfies Toast;
const frame = () => screen.getByTitle<HTMLIFrameElement>('Vista previa: Testimonios de clientes de Agencia Mosaico');
const copied = () => navigator.clipboard.readText();

beforeAll(async () => {
  // The testimonials of the opening stay on their way.
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) });
  await loadSections(<Widgets />);
});
beforeEach(() => toasts.show.mockClear());

test('the widget is shown live, and its frame takes the height it asks for', () => {
  render(inShell(<Widgets />));
  expect(screen.getByRole('region', { name: 'Testimonios en video' })).toBeVisible();
  expect(frame()).toHaveAttribute('src', '/widget-testimonios');
  const say = (source: Window | null, data: unknown): void => {
    act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));
  };
  say(frame().contentWindow, { type: 'mosaico:height', height: 512 });
  expect(frame()).toHaveAttribute('height', '512');
  say(window, { type: 'mosaico:height', height: 9000 });
  say(null, { type: 'mosaico:height', height: 9000 });
  say(frame().contentWindow, { type: 'mosaico:height', height: 'all' });
  say(frame().contentWindow, null);
  expect(frame()).toHaveAttribute('height', '512');
});

test.each([
  [
    'Copiar código',
    'Código del widget copiado al portapapeles',
    /^<iframe id="mosaico-testimonios" src="http:\/\/localhost\/widget-testimonios"/,
  ],
  ['Copiar enlace', 'Enlace del widget copiado al portapapeles', /^http:\/\/localhost\/widget-testimonios$/],
])('%s: it is in the clipboard, and said', async (name, said, text) => {
  userEvent.setup();
  render(inShell(<Widgets />, { toast: toasts }));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(toasts.show).toHaveBeenCalledTimes(1);
  expect(toasts.show).toHaveBeenCalledWith('¡Copiado!', expect.objectContaining({ description: said }));
  await expect(copied()).resolves.toMatch(text);
});

test('without scripts the code can be read, selected and the widget opened', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(inShell(<Widgets />));
  expect(within(container).getByText(/^<iframe id="mosaico-testimonios"/)).toBeVisible();
  expect(within(container).getByRole('link', { name: /^Abrir el widget aparte/ })).toHaveAttribute(
    'href',
    '/widget-testimonios',
  );
  expect(container.querySelector('iframe')).not.toBeInTheDocument();
  container.remove();
});

test('the page’s first link leads to the code', () => {
  render(inShell(<Widgets />));
  const link = screen.getByRole('link', { name: 'Ver el código' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^#./));
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(target).toHaveTextContent('Código para insertar');
});

test('the message that the frame sends is documented, folded away until somebody who programs opens it', async () => {
  render(inShell(<Widgets />));
  expect(screen.getByText("{ type: 'mosaico:height', height: 512 }")).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'Para quien programa' }));
  expect(screen.getByText("{ type: 'mosaico:height', height: 512 }")).toBeVisible();
});
