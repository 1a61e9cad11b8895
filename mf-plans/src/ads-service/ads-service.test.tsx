import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { counted } from '../testing/counted.ts';
import AdsService from './ads-service.tsx';
import { content, contentBelow } from './content.ts';

beforeAll(() => loadSections(<AdsService />));

beforeEach(() => {
  render(inShell(<AdsService />, { address: '/meta-ads-marketing' }));
});

const copy = { ...content(facts), ...contentBelow(facts) };
const section = (name: string) => within(screen.getByRole('region', { name }));

test('the page opens with the offer, its price and the way back to the catalogue', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.hero.title);
  const { text, covers } = facts.amount('mf-plans/ads');
  expect(screen.getByRole('banner')).toHaveTextContent(`Desde ${text} USD al mes ${covers}`);
  expect(screen.getByRole('link', { name: 'Catálogo de servicios' })).toHaveAttribute('href', '/catalogo-servicios');
});

test('six services stand on cards', () => {
  expect(
    section(copy.services.heading)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Anuncios en Facebook',
    'Anuncios en Instagram',
    'Anuncios en buscadores',
    'Estrategia de campaña',
    'Videos para tus anuncios',
    'Piezas gráficas para tus anuncios',
  ]);
});

test('what is included is counted, with how often it comes', () => {
  const included = section(copy.price.heading).getByRole('list', { name: 'Servicios incluidos' });
  expect(
    within(included)
      .getAllByRole('listitem')
      .map((item) => item.textContent.trim()),
  ).toEqual([
    `${counted('mf-plans/ads-launch-meetings', 'reunión', 'reuniones')} de lanzamiento solo al inicio`,
    `${counted('mf-plans/ads-strategy-meetings', 'reunión', 'reuniones')} de estrategia solo al inicio`,
    `${counted('mf-plans/ads-review-meetings', 'reunión', 'reuniones')} de revisión de campañas cada mes`,
    `hasta ${figure('mf-plans/ads-videos')} videos cada mes`,
    `hasta ${figure('mf-plans/ads-graphics')} piezas gráficas cada mes`,
  ]);
});

test('the conditions say what is paid apart and when campaigns start, and lead to what leaving costs', () => {
  const conditions = within(section(copy.price.heading).getByRole('complementary'));
  expect(conditions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'La inversión en anuncios la pagas tú, aparte del servicio.',
    'Las campañas comienzan después del primer pago.',
    'Más videos, piezas o reuniones tienen un costo extra.',
  ]);
  expect(conditions.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute(
    'href',
    '/terminos-condiciones',
  );
});

test('the road of a campaign has its stops in order: three at the start, four every month', () => {
  expect(
    section(copy.way.heading)
      .getAllByRole('heading', { level: 4 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Primer pago',
    'Reunión de lanzamiento',
    'Reunión de estrategia',
    'Videos y piezas gráficas',
    'Anuncios al aire',
    'Primera revisión',
    'Segunda revisión',
  ]);
});

test('three extra features follow', () => {
  expect(section(copy.extras.heading).getAllByRole('listitem')).toHaveLength(3);
});

test('both “Agendar Cita” open the booking calendar and close it again', async () => {
  const buttons = screen.getAllByRole('button', { name: 'Agendar Cita' });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    await userEvent.click(button);
    const dialog = within(screen.getByRole('dialog', { name: 'Agenda tu cita' }));
    expect(dialog.getByTitle('Agenda tu cita')).toHaveAttribute('src', '/demo/calendario?agenda=general');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

test('an appointment costs nothing: no rule of cancelling stands on the page', () => {
  expect(screen.queryByText(figure('mf-legal/cancel-monthly'), { exact: false })).not.toBeInTheDocument();
});

test('whoever prefers to write does so by chat', () => {
  expect(screen.getByRole('link', { name: /^Prefiero escribir/ })).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20me%20interesa%20el%20servicio%20de%20anuncios%20en%20redes%20y%20buscadores',
  );
});
