import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import BudgetRecommendation from '../budget-recommendation/budget-recommendation.tsx';
import PurchaseThanks from '../purchase-thanks/purchase-thanks.tsx';
import MinimumInvestment from './minimum-investment.tsx';

beforeAll(() => loadSections(<BudgetRecommendation />));

test('leads below the minimum read what it is, can book, and see testimonials', async () => {
  render(inShell(<MinimumInvestment />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lo Sentimos');
  expect(screen.getByText(/invertir más de \$1,000 USD al mes/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'testimonials/section' })).toBeInTheDocument();
  // What they can start with comes first.
  const banner = within(screen.getByRole('banner'));
  const help = banner.getByRole('link', { name: 'Ver qué hacer con mi presupuesto' });
  expect(help).toHaveAttribute('href', '/descalificar-lead');
  const appointment = banner.getByRole('button', { name: /^Agendar Cita Comercial/ });
  expect(help.compareDocumentPosition(appointment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: /^Agendar Cita Comercial/ }));
  expect(screen.getByTitle('Agenda tu cita comercial')).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
});

test('the budget page recommends what fits, with prices, and takes requests by chat', () => {
  render(inShell(<BudgetRecommendation />));
  expect(screen.getByText(/desde \$1,000 USD al mes/)).toBeVisible();
  for (const price of ['$24.99', '$250']) expect(screen.getByText(price)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Pedir consejo por chat/ })[0]).toHaveAttribute(
    'href',
    '/demo/chat/13055550123?text=Hola%2C%20mi%20presupuesto%20es%20menor%20a%20%241%2C000%20USD%20al%20mes%20y%20quiero%20una%20recomendaci%C3%B3n%20para%20empezar',
  );
});

test('after a purchase the visitor knows who makes contact and when', () => {
  render(inShell(<PurchaseThanks />));
  expect(screen.getByText(/se pondrá en contacto contigo en un plazo de 24 horas/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /^Síguenos en redes/ })).toHaveAttribute('href', '/demo/perfil-social');
});
