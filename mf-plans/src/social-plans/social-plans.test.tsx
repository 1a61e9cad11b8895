import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { site, table } from 'site-for-tests';
import { Browser } from '../testing/browser.tsx';
import { content as maintenance } from '../maintenance-plans/content.ts';
import { content } from './content.ts';
import SocialPlans from './social-plans.tsx';

beforeAll(() => loadSections(<SocialPlans />));

const copy = content(facts);
const [basic = '', recommended = '', custom = ''] = copy.plans.map(({ card }) => card.name);

const page = (address = '/planes-sociales') =>
  inShell(
    <>
      <SocialPlans />
      <Browser />
    </>,
    { address },
  );
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const others = () =>
  within(screen.getByRole('region', { name: copy.others.heading }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the page opens with the recommended plan and its price', () => {
  render(page());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(copy.hero.title);
  expect(tab('Recomendado')).toHaveAttribute('aria-selected', 'true');
  expect(panel().getByText(figure('mf-plans/social-recommended'))).toBeVisible();
  expect(panel().getByText(`${figure('mf-plans/social-recommended-posts')} publicaciones en el feed`)).toBeVisible();
  expect(panel().getByText(`${figure('mf-plans/social-recommended-stories')} historias`)).toBeVisible();
});

test('the recommended plan says both of its names, once each', () => {
  render(page());
  expect(panel().getByRole('heading', { level: 3 })).toHaveTextContent(/^Plan Premium \(Recomendado\)$/);
});

test('what only the owner knows stands beside it where he says it, and leaves no trace where he does not', () => {
  const { unmount } = render(page());
  expect(screen.getByText(figure('mf-legal/monthly-billing'), { exact: false })).not.toHaveTextContent('Al contratar');
  unmount();
  const conditions = { socialVideos: 'Hasta 3 videos al mes.', firstPayment: 'Al contratar pagas el primer mes.' };
  render(inShell(<SocialPlans />, { address: '/planes-sociales', site: { ...site, conditions } }));
  expect(screen.getByText(conditions.socialVideos)).toBeVisible();
  expect(screen.getByText(figure('mf-legal/monthly-billing'), { exact: false })).toHaveTextContent(
    conditions.firstPayment,
  );
});

// A visitor who follows “Desde $500” finds the plan that costs it.
test.each(['social-plans', 'maintenance-plans'] as const)(
  'the price that lists of services show for %s is that of the plan whose tab their link opens',
  (name) => {
    const { offer = '', plan } = table.routes.find(({ page }) => page === name)?.service ?? {};
    const plans = name === 'social-plans' ? content(facts).plans : maintenance(facts).plans;
    expect(plans.find(({ id }) => id === plan)?.price.text).toBe(table.offers[offer]?.price.text);
  },
);

test('the header says which networks are covered and what the others cost', () => {
  render(page());
  const header = within(screen.getByRole('banner'));
  for (const network of ['Instagram', 'Facebook', 'TikTok', 'LinkedIn', 'YouTube'])
    expect(header.getByText(network)).toBeVisible();
  expect(header.getByText(`Otras redes: +${figure('mf-plans/extra-networks')} al mes`)).toBeVisible();
});

test.each([
  ['Básico', 'mf-plans/social-basic'],
  ['Recomendado', 'mf-plans/social-recommended'],
  ['Personalizado', 'mf-plans/social-custom'],
] as const)('the plan %s says its price', async (name, price) => {
  render(page());
  await userEvent.click(tab(name));
  expect(panel().getByText(figure(price))).toBeVisible();
});

test.each([
  ['Básico', 'Contratar Básico', '/demo/pago?producto=plan-social-basico'],
  ['Recomendado', 'Contratar Recomendado', '/demo/pago?producto=plan-social-recomendado'],
  [
    'Personalizado',
    'Pedir mi plan por chat',
    '/demo/chat/13055550123?text=Hola%2C%20estoy%20interesado%20en%20el%20Plan%20Personalizado%20de%20redes%20sociales',
  ],
])('the plan %s is contracted in a new tab', async (name, action, address) => {
  render(page());
  await userEvent.click(tab(name));
  const link = panel().getByRole('link', { name: `${action} (se abre en una pestaña nueva)` });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each(['Básico', 'Recomendado'])('the rule of cancelling stands beside what pays the plan %s', async (name) => {
  render(page());
  await userEvent.click(tab(name));
  expect(panel().getByRole('link', { name: /^Contratar/ })).toHaveAccessibleDescription(
    facts.text('mf-legal/cancel-monthly'),
  );
});

test('the plan whose price is agreed on by chat has no rule below its button', async () => {
  render(page());
  await userEvent.click(tab('Personalizado'));
  expect(panel().queryByText(figure('mf-legal/cancel-monthly'))).not.toBeInTheDocument();
});

test('the way from payment to the first piece ends with the way to pay', () => {
  render(page());
  const start = within(screen.getByRole('region', { name: 'Así empezamos' }));
  expect(start.getByRole('link', { name: /^Contratar Recomendado/ })).toHaveAttribute(
    'href',
    '/demo/pago?producto=plan-social-recomendado',
  );
  expect(start.getByRole('link', { name: 'Ver los otros planes' })).toHaveAttribute('href', '#planes');
});

test('every plan says that nobody answers messages for its price', async () => {
  render(page());
  for (const name of ['Básico', 'Recomendado', 'Personalizado']) {
    await userEvent.click(tab(name));
    expect(panel().getByText(/^Responder mensajes y comentarios/)).toBeVisible();
  }
});

test('the comparison says in which dollars its prices are', () => {
  render(page());
  expect(screen.getByText(/Precios en dólares de Estados Unidos \(USD\)\.$/)).toBeVisible();
});

test('the lowest price says which plan it is the price of, and the terms how it is billed', () => {
  render(page());
  const { text, covers } = facts.amount('mf-plans/social');
  expect(screen.getByRole('banner')).toHaveTextContent(`Desde ${text} USD al mes ${covers}`);
  expect(screen.getByText(figure('mf-legal/monthly-billing'), { exact: false })).toBeVisible();
});

test('choosing a tab writes the plan into the address, and the button back undoes it', async () => {
  render(page());
  await userEvent.click(tab('Básico'));
  expect(screen.getByRole('status')).toHaveTextContent('/planes-sociales?plan=basico');
  expect(panel().getByText(`${figure('mf-plans/social-basic-revisions')} revisiones`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(tab('Recomendado')).toHaveAttribute('aria-selected', 'true');
});

test('a choice keeps what else stands in the address', async () => {
  render(page('/planes-sociales?origen=boletin'));
  await userEvent.click(tab('Personalizado'));
  expect(screen.getByRole('status')).toHaveTextContent('/planes-sociales?origen=boletin&plan=personalizado');
});

test.each([
  ['?plan=basico', 'Básico'],
  ['?plan=personalizado', 'Personalizado'],
  ['?plan=recomendado', 'Recomendado'],
  ['?plan=oro', 'Recomendado'],
  ['?plan=toString', 'Recomendado'],
])('a shared link with %s shows the plan %s', (query, name) => {
  render(page(`/planes-sociales${query}`));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
});

test('the plans that are not chosen are listed, and choosing one there moves the visitor to its tab', async () => {
  render(page());
  expect(others()).toEqual([basic, custom]);
  await userEvent.click(screen.getByRole('link', { name: basic }));
  expect(others()).toEqual([recommended, custom]);
  expect(tab('Básico')).toHaveFocus();
});

test('the comparison sets the three plans beside each other', () => {
  render(page());
  const table = within(screen.getByRole('table', { name: 'Lo que recibes cada mes' }));
  const row = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent);
  expect(row(/^Precio al mes/)).toEqual([
    figure('mf-plans/social-basic'),
    figure('mf-plans/social-recommended'),
    `Desde ${figure('mf-plans/social-custom')}`,
  ]);
  expect(row(/^Publicaciones/)).toEqual([
    figure('mf-plans/social-basic-posts'),
    figure('mf-plans/social-recommended-posts'),
    'A tu medida',
  ]);
  expect(row(/^Historias/)).toEqual([
    figure('mf-plans/social-basic-stories'),
    figure('mf-plans/social-recommended-stories'),
    'A tu medida',
  ]);
  expect(row(/^Revisiones/)).toEqual([figure('mf-plans/social-basic-revisions'), 'Ilimitadas', 'A tu medida']);
  expect(row(/^Soporte prioritario/)).toEqual(['No incluye', 'Incluye', 'A tu medida']);
});

test('the prerendered page shows every plan, and takes over the plan of the address without a mismatch', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page('/planes-sociales?plan=basico'));
  expect(within(container).getByRole('tab', { selected: true })).toHaveAccessibleName('Recomendado');
  expect(within(container).getAllByRole('tabpanel')).toHaveLength(3);
  render(page('/planes-sociales?plan=basico'), { container, hydrate: true });
  expect(tab('Básico')).toHaveAttribute('aria-selected', 'true');
});
