import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import CrmServices from './crm-services.tsx';

beforeAll(() => loadSections(<CrmServices />));

const open = () => render(inShell(<CrmServices />, { address: '/crm-servicios' }));
const cards = () => screen.getAllByRole('article');
const card = (name: string) => {
  const found = cards().find((each) => within(each).queryByRole('link', { name }));
  if (!found) throw new Error(`No card for ${name}`);
  return found;
};

test('three services, each with its price, lead to their pages', () => {
  open();
  expect(
    cards().map((each) => {
      const link = within(each).getByRole('link');
      return [link.textContent, link.getAttribute('href')];
    }),
  ).toEqual([
    ['CRM nuevo', '/planes-crm'],
    ['Planes de soporte', '/planes-soporte'],
    ['Asistentes de ventas', '/asistentes-ventas'],
  ]);
  expect(card('CRM nuevo')).toHaveTextContent(
    `${figure('mf-crm/crm-premium')} USD al mesmás ${figure('mf-crm/crm-implementation')} de implementación, un solo pago`,
  );
  expect(card('Planes de soporte')).toHaveTextContent(`Desde ${figure('mf-crm/support')} USD al mes`);
  expect(card('Asistentes de ventas')).toHaveTextContent('Precio por chat');
});

test('the page opens with the lowest price, and with what is paid once besides', () => {
  open();
  const { text, covers } = facts.amount('mf-crm/crm');
  expect(within(screen.getByRole('banner')).getByText(text).closest('p')).toHaveTextContent(
    `Desde ${text} USD al mes ${covers}`,
  );
});

test('the new CRM, and it alone, is the most popular', () => {
  open();
  expect(cards().map((each) => within(each).queryByText('Más popular') !== null)).toEqual([true, false, false]);
});

test('each service says its limits', () => {
  open();
  for (const text of [
    `Listo en ${figure('mf-crm/crm-workdays')} días hábiles (estimado)`,
    `${figure('mf-crm/crm-trainings')} capacitaciones de ${figure('mf-crm/crm-training-hours')} hora`,
    `${figure('mf-crm/crm-support-days')} días de soporte después de la entrega`,
    'Usuarios y contactos ilimitados',
  ])
    expect(within(card('CRM nuevo')).getByText(text)).toBeVisible();
  expect(
    within(card('Planes de soporte')).getByText(
      `Hasta ${figure('mf-crm/support-full-meetings')} reuniones al mes, según el plan`,
    ),
  ).toBeVisible();
  expect(
    within(card('Asistentes de ventas')).getByText(`Una persona, ${figure('mf-crm/assistant-hours')} horas diarias`),
  ).toBeVisible();
});

test('the booking button opens the CRM calendar in a dialog', async () => {
  open();
  const hero = within(screen.getByRole('banner'));
  await userEvent.click(hero.getByRole('button', { name: 'Agendar Cita Personalizada' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Agendar Cita Personalizada' }));
  expect(dialog.getByTitle('Agendar Cita Personalizada')).toHaveAttribute('src', '/demo/calendario?agenda=crm');
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByTitle('Agendar Cita Personalizada')).not.toBeInTheDocument();
});

test('links lead back to the catalogue and on to the questions', () => {
  open();
  expect(screen.getByRole('link', { name: 'Catálogo de servicios' })).toHaveAttribute('href', '/catalogo-servicios');
  expect(screen.getByRole('link', { name: 'Preguntas frecuentes del CRM' })).toHaveAttribute('href', '/crm-faq');
});
