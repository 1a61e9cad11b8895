import type { ComponentType } from 'react';
import { render, screen, within } from '@testing-library/react';
import { dollars } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import Advisory from './advisory/advisory.tsx';
import CrmPlans from './crm-plans/crm-plans.tsx';
import CrmServices from './crm-services/crm-services.tsx';
import SalesAssistants from './sales-assistants/sales-assistants.tsx';
import SupportPlans from './support-plans/support-plans.tsx';

// Where nothing is paid, what stopping costs is one link away (decision 027).
const terms = 'Términos y condiciones';
const monthly = figure('mf-legal/cancel-monthly');
const contact = figure('mf-legal/contact-hours');
const refund = figure('mf-legal/single-refund');
const fee = facts.amount('mf-crm/crm-implementation');
const feeBack = dollars((fee.usd * facts.number('mf-legal/single-refund')) / 100);

// What a buyer asks before deciding. Of each page: what it brings, when, what it needs of the client, what stopping costs, who
// does it, and what comes next.
const pages: readonly [string, ComponentType, readonly (string | RegExp)[]][] = [
  [
    '/planes-crm',
    CrmPlans,
    [
      /Implementación de tu CRM/,
      `Tu CRM listo en ${figure('mf-crm/crm-workdays')} días hábiles`,
      /Trae tu lista de contactos\. Invita a quien decide/,
      `te devolvemos el ${refund} (${feeBack} de ${fee.text}).`,
      /^Lo implementamos por ti y capacitamos a tu equipo\./,
      `En ${contact} horas te escribimos para agendarla.`,
    ],
  ],
  [
    '/crm-servicios',
    CrmServices,
    [
      `Listo en ${figure('mf-crm/crm-workdays')} días hábiles (estimado)`,
      /^Empieza en la fecha que acordamos por chat/,
      /tu lista de contactos y quien decide/,
      terms,
      /^Lo implementamos, lo mantenemos al día/,
      /Te decimos por cuál de los tres empezar/,
    ],
  ],
  [
    '/planes-soporte',
    SupportPlans,
    [
      /^Base de conocimiento$/,
      `En las primeras ${contact} horas te escribimos.`,
      /Nos das acceso a tu CRM y nos cuentas qué falla/,
      monthly,
      /^Consultoría avanzada con el CEO$/,
      /agendas tu primera reunión\.$/,
    ],
  ],
  [
    '/asistentes-ventas',
    SalesAssistants,
    [
      `${figure('mf-crm/assistant-hours')} horas diarias, repartidas`,
      /^En la fecha que acordamos por chat\. Preparamos los accesos/,
      /^Dar acceso al CRM y a los canales/,
      terms,
      /^El asistente trabaja con nuestra agencia\./,
      /^Lo recibes en el chat/,
    ],
  ],
  [
    '/asesoria-clientes',
    Advisory,
    [
      /^Una videollamada en la que el equipo resuelve contigo/,
      `En ${figure('mf-legal/appointment-confirmation-hours')} horas confirmamos o cancelamos tu cita`,
      /Escribe tu pregunta en el calendario/,
      terms,
      /^Si ya trabajas con nosotros, reserva tiempo con nuestro equipo o con el CEO/,
      /Para la cita, ten abierto lo que quieras revisar/,
    ],
  ],
];

describe.each(pages)('%s answers what is asked before deciding', (address, Page, answers) => {
  beforeAll(() => loadSections(<Page />));
  const asked = ['what I get', 'when', 'what you need of me', 'what if I stop', 'who does it', 'what next'];
  test.each(asked.map((question, index) => [question, answers[index]] as const))('%s', (_question, answer) => {
    render(inShell(<Page />, { address }));
    expect(screen.getAllByText(answer ?? '', { exact: false })[0]).toBeVisible();
  });
});

test('beside the price of a CRM made to measure stand its terms', () => {
  render(inShell(<CrmPlans />, { address: '/planes-crm?plan=personalizado' }));
  const card = within(screen.getByRole('article', { name: 'CRM Personalizado' }));
  expect(card.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/terminos-condiciones');
});
