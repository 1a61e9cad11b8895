import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ClientCase } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { site } from 'site-for-tests';
import { contentBelow, decisions } from './content.ts';
import { discount } from './discount.ts';
import Mentoring from './mentoring.tsx';

beforeAll(() => loadSections(<Mentoring />));

const copy = contentBelow(facts);
const sessions = figure('mf-courses/mentoring-sessions');
const hours = figure('mf-courses/mentoring-session-hours');
const months = figure('mf-courses/mentoring-months');
const single = facts.text('mf-legal/cancel-single');
const button = () => screen.queryByRole('button', { name: 'Testimonios' });
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const widget = () => document.querySelector('dialog [data-reviews-widget]');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the mentor, the price and what it brings come from configuration and facts', () => {
  render(inShell(<Mentoring />));
  expect(screen.getByText('Mentoría privada con Dirección')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(figure('mf-courses/mentoring-session-in-words'));
  expect(
    screen.getByText(`${sessions} sesiones en vivo, uno a uno, dentro de ${months} mes.`, { exact: false }),
  ).toBeVisible();
  expect(screen.getByText(figure('mf-courses/mentoring'))).toBeVisible();
  expect(screen.getByText(`${sessions} sesiones en vivo de ${hours} horas`)).toBeVisible();
  expect(screen.getByText('Un grupo privado de chat para tus dudas entre sesiones')).toBeVisible();
  const less = discount(facts.number('mf-courses/mentoring-extra'), facts.number('mf-courses/mentoring-extra-before'));
  expect(screen.getByText(`${less} % menos`)).toBeVisible();
  expect(screen.getByText(figure('mf-courses/mentoring-extra'))).toBeVisible();
  expect(screen.getByText(figure('mf-courses/mentoring-extra-before'))).toBeVisible();
});

test.each([
  [/^Reservar mi mentoría/, '/demo/pago?producto=mentoria', 2],
  [/^Pagar una sesión adicional/, '/demo/pago?producto=mentoria-sesion-extra', 1],
])('%p says beside it how it is cancelled', (name, address, count) => {
  render(inShell(<Mentoring />));
  const links = screen.getAllByRole('link', { name });
  expect(links).toHaveLength(count);
  for (const link of links) {
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAccessibleDescription(single);
  }
});

const region = (name: string) => within(screen.getByRole('region', { name }));

test('it says how a session goes, who gives it, for whom it is, and where the others are better off', () => {
  render(inShell(<Mentoring />));
  expect(
    region(copy.session.heading)
      .getAllByRole('heading', { level: 3 })
      .slice(0, copy.session.moments.length)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Dices qué te detiene',
    'Qué pasó desde la última',
    'Una decisión a la vez',
    'Tu plan de acción',
    'Preguntas por chat',
  ]);
  expect(region(copy.session.heading).getByText(`${hours} horas en vivo`, { exact: false })).toBeVisible();
  const fit = region(copy.fit.heading);
  expect(fit.getByRole('heading', { name: 'Las sesiones son con Dirección' })).toBeVisible();
  expect(fit.getByRole('heading', { name: 'Es para ti si' })).toBeVisible();
  expect(fit.getByRole('link', { name: 'Ver los planes de marketing' })).toHaveAttribute(
    'href',
    '/planes-de-marketing',
  );
});

describe('what is decided', () => {
  const store: ClientCase = {
    id: 'barro',
    client: 'Barro',
    sector: 'Cerámica',
    topics: ['stores'],
    problem: 'Vendía por mensajes.',
    done: ['Una tienda'],
  };
  const result = { figure: '61', what: 'pedidos pagados', period: 'en 8 semanas' };

  test('stands with the result of a client, as far as one has a result', () => {
    render(inShell(<Mentoring />, { cases: [{ ...store, result }] }));
    const [tile] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading', { name: 'Tus precios' }));
    expect(tile).toHaveTextContent(/Barro\s*61 pedidos pagados en 8 semanas$/);
    expect(screen.getByText(decisions.lead)).toBeVisible();
  });

  test.each([[[]], [[store]]])('stands alone without one', (cases) => {
    render(inShell(<Mentoring />, { cases }));
    expect(screen.getByRole('heading', { name: 'Tus precios' })).toBeVisible();
    expect(screen.queryByText(decisions.lead)).not.toBeInTheDocument();
    expect(screen.queryByText('Barro')).not.toBeInTheDocument();
  });
});

test('it says who the mentor is, as far as the configuration does', () => {
  const { unmount } = render(inShell(<Mentoring />));
  expect(region(copy.fit.heading).getByText(/persona de muestra/)).toBeVisible();
  expect(region(copy.fit.heading).getByText(/^Perfil de muestra/)).toBeVisible();
  unmount();
  const { slug, name } = site.mentor;
  const { container } = render(inShell(<Mentoring />, { site: { ...site, mentor: { slug, name } } }));
  const fit = region(copy.fit.heading);
  expect(fit.getByRole('heading', { name: 'Las sesiones son con Dirección' })).toBeVisible();
  expect(fit.queryByText(/muestra/)).not.toBeInTheDocument();
  for (const words of container.querySelectorAll('p')) expect(words).not.toBeEmptyDOMElement();
});

test('it says what calling it off costs, and until when a session is moved, by the terms', () => {
  render(inShell(<Mentoring />));
  const terms = region(copy.terms.heading);
  const rule = (name: string) => terms.getByText(name).nextElementSibling;
  expect(rule('Cancelar la mentoría')).toHaveTextContent(`te devolvemos el ${figure('mf-legal/single-refund')} (`);
  expect(rule('Mover una sesión')).toHaveTextContent(figure('mf-legal/cancel-appointment'));
  expect(rule('Si no alcanzas a tomarlas todas')).toHaveTextContent(
    `Las ${sessions} se toman dentro de ${months} mes. Después puedes pagar sesiones adicionales.`,
  );
  expect(terms.getByRole('link', { name: 'Política de citas' })).toHaveAttribute('href', '/politica-citas');
  expect(terms.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/terminos-condiciones');
});

test('when the month begins, and what becomes of sessions not taken, is said as far as the owner says it', () => {
  const conditions = { mentoringSessions: 'El mes empieza con la primera sesión.' };
  const { unmount } = render(inShell(<Mentoring />));
  expect(screen.queryByText(/mes empieza/)).not.toBeInTheDocument();
  unmount();
  render(inShell(<Mentoring />, { site: { ...site, conditions } }));
  const rule = region(copy.terms.heading).getByText('Si no alcanzas a tomarlas todas').nextElementSibling;
  expect(rule).toHaveTextContent(new RegExp(`${conditions.mentoringSessions}$`));
});

test('testimonials are offered after 20 s', async () => {
  render(inShell(<Mentoring />));
  await after(19_999);
  expect(button()).not.toBeInTheDocument();
  await after(1);
  expect(button()).toBeVisible();
});

test('the widget begins 100 ms after its dialog, and its script goes with it', async () => {
  const { unmount } = render(inShell(<Mentoring />));
  await after(20_000);
  fireEvent.click(screen.getByRole('button', { name: 'Testimonios' }));
  expect(screen.getByRole('button', { name: 'Testimonios' })).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Testimonios' })).toBeVisible();
  await after(99);
  expect(widget()).toBeNull();
  expect(document.getElementById('reviews-widget')).toBeNull();
  await after(1);
  expect(widget()).not.toBeNull();
  expect(document.getElementById('reviews-widget')).toHaveAttribute('src', '/demo/scripts/reviews-widget.js');
  unmount();
  expect(document.getElementById('reviews-widget')).toBeNull();
});

test('who leaves before is not followed', async () => {
  const { unmount } = render(inShell(<Mentoring />));
  await after(10_000);
  unmount();
  await after(20_000);
  expect(button()).not.toBeInTheDocument();
});
