import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { content as budget } from '../budget-recommendation/content.ts';
import BudgetRecommendation from '../budget-recommendation/budget-recommendation.tsx';
import PurchaseThanks from '../purchase-thanks/purchase-thanks.tsx';
import { advice, content, ladder, mistake } from './content.ts';
import MinimumInvestment from './minimum-investment.tsx';

beforeAll(() => loadSections(<BudgetRecommendation />));
beforeAll(() => loadSections(<MinimumInvestment />));
beforeAll(() => loadSections(<PurchaseThanks />));

test('leads below the minimum read what it is, can book, and see testimonials', async () => {
  render(inShell(<MinimumInvestment />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(content(facts).hero.title);
  expect(
    screen.getByText(`invertir más de ${figure('mf-plans/minimum-investment')} USD al mes`, { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('group', { name: 'testimonials/section' })).toBeInTheDocument();
  // What they can start with comes first.
  const banner = within(screen.getByRole('banner'));
  const help = banner.getByRole('link', { name: advice.label });
  expect(help).toHaveAttribute('href', '/descalificar-lead');
  const appointment = banner.getByRole('button', { name: /^Agendar Cita Comercial/ });
  expect(help.compareDocumentPosition(appointment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(banner.getByText(mistake.title)).toBeVisible();
  // What is paid once stands apart from what is paid each month.
  const cheaper = ladder(facts).map(({ heading }) =>
    within(banner.getByRole('region', { name: heading }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(cheaper).toEqual([
    ['/landing-page-500'],
    [
      '/planes-mantenimiento?plan=servidor',
      '/planes-mantenimiento?plan=basico',
      '/planes-sociales?plan=basico',
      '/catalogo-servicios',
    ],
  ]);
  await userEvent.click(appointment);
  expect(screen.getByTitle('Agenda tu cita comercial')).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
});

test('a service with several plans stands at its lowest price, and says so', () => {
  render(inShell(<MinimumInvestment />));
  for (const [least, most] of [
    ['mf-plans/maintenance-basic', 'mf-plans/maintenance-recommended'],
    ['mf-plans/social-basic', 'mf-plans/social-recommended'],
  ] as const) {
    const link = screen.getByRole('link', { name: new RegExp(`^Desde \\${figure(least)} `) });
    expect(link.closest('li')).toHaveTextContent(`Plan Recomendado, ${figure(most)}`);
  }
});

test('the minimum is no price for everything: what is paid once has its own', () => {
  render(inShell(<MinimumInvestment />));
  const full = screen.getByRole('link', { name: new RegExp(`^\\${figure('mf-plans/minimum-investment')} `) });
  expect(full).not.toHaveTextContent(/todos/);
  expect(full.closest('li')).toHaveTextContent('Lo que se paga una vez tiene su propio precio');
});

test('the budget page recommends what fits, with prices, and takes requests by chat', () => {
  render(inShell(<BudgetRecommendation />));
  expect(screen.getByText(`desde ${figure('mf-plans/minimum-investment')} USD al mes`, { exact: false })).toBeVisible();
  for (const price of [
    'mf-websites/landing',
    'mf-plans/maintenance-basic',
    'mf-plans/maintenance-server',
    'mf-plans/social-basic',
  ] as const)
    expect(screen.getAllByText(figure(price), { exact: false })[0]).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Pedir consejo por chat/ })[0]).toHaveAttribute(
    'href',
    `/demo/chat/13055550123?text=${encodeURIComponent(budget(facts).hero.requestText)}`,
  );
});

test('after a purchase the visitor knows who makes contact and when', () => {
  render(inShell(<PurchaseThanks />));
  expect(screen.getByText(`las próximas ${figure('mf-legal/contact-hours')} horas`, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^Síguenos en redes/ })).toHaveAttribute('href', '/demo/perfil-social');
});
