import {
  all,
  behaviour,
  chat,
  excluded,
  figure,
  heading,
  included,
  outbound,
  page,
  price,
  setting,
  tabs,
  text,
  title,
  under,
} from '../proofs.ts';

const offer = 'mf-plans/src/maintenance-plans/crm-offer.test.tsx';
const card = 'mf-plans/src/maintenance-plans/card-payment.test.tsx';
const journey = 'e2e/journeys/mf-plans/plans.spec.ts';

/** What each plan brings, beneath its own heading. */
const server = [/hosting|alojamiento/, /servidor de correo|correo/, /mantenimiento (del|de tu) servidor/] as const;
const basic = /plan básico/;
const recommended = /plan (recomendado|premium)/;
const custom = /plan personalizado/;
const serverPlan = /plan servidor/;

export const maintenancePlans = page('/planes-mantenimiento', [
  [
    '2:22',
    "The title is 'Planes de Mantenimiento Web'",
    all(heading('Planes de Mantenimiento Web'), title('Planes de Mantenimiento Web')),
  ],
  [
    '2:22, 2:107, 3:64',
    'Tabs: Básico, Recomendado, Personalizado, Servidor',
    tabs('Básico', 'Recomendado*', 'Personalizado', 'Servidor'),
  ],
  [
    '2:22',
    "After 6 seconds a CRM is offered, and 'Otros planes disponibles' is shown with it",
    behaviour(offer, 'the offer opens after 6 seconds, not before, and with it the list of other plans'),
  ],
  [
    '2:107, 2:170',
    'The offer is closed, then opens at 6 seconds',
    behaviour(offer, 'the offer opens after 6 seconds, not before'),
  ],
  ['3:74', 'The offer comes once a visit', behaviour(journey, 'after 6 seconds a CRM is offered, once a visit')],
  [
    '3:74',
    'It waits while the visitor types or has a panel open',
    behaviour(offer, 'it waits for whoever is in %s, and opens when they are done'),
  ],
  [
    '2:22',
    "'Ver planes de CRM' leads to /planes-crm",
    behaviour(offer, 'it leads to the CRM plans, and gives way at once'),
  ],
  ['2:22', "'Más tarde' closes it", behaviour(offer, '“Más tarde” closes it for the rest of the visit')],
  [
    '2:22',
    'The list has the plans that are not selected, without the server plan',
    behaviour(offer, 'with the plan %s on display, the others are listed without the server plan'),
  ],
  [
    '2:22',
    "The provider's buy-button script loads on this page",
    behaviour(journey, 'the provider’s script is asked for once, here and on no page before'),
  ],
  ['2:22', 'Básico has its payment link', outbound(/contratar/, setting('payments.maintenanceBasic'))],
  ['2:22', 'Recomendado has its payment link', outbound(/contratar/, setting('payments.maintenanceRecommended'))],
  ['2:22', 'Servidor has its payment link', outbound(/contratar/, setting('payments.maintenanceServer'))],
  [
    '2:22',
    "Personalizado: the chat with 'Hola, estoy interesado en el Plan Personalizado'",
    outbound(/chat|contratar/, chat('Hola, estoy interesado en el Plan Personalizado')),
  ],
  [
    '2:40',
    "'Contratar Ahora' opens the payment of Básico in a new tab",
    outbound('Contratar Ahora', setting('payments.maintenanceBasic')),
  ],
  [
    '3:70',
    "'Contratar Ahora' opens the payment of Recomendado, the plan in its name",
    outbound(/^contratar ahora.{1,12}recomendado/, setting('payments.maintenanceRecommended')),
  ],
  [
    '3:70',
    "'Contratar Ahora' opens the payment of Servidor, the plan in its name",
    outbound(/^contratar ahora.{1,12}servidor/, setting('payments.maintenanceServer')),
  ],
  [
    '3:70',
    "'Contratar Ahora' opens the payment of Básico, the plan in its name",
    outbound(/^contratar ahora.{1,12}básico/, setting('payments.maintenanceBasic')),
  ],
  [
    '3:70',
    "'Contratar Ahora' opens the chat of Personalizado, the plan in its name",
    outbound(/^contratar ahora.{1,12}personalizado/, chat(/plan personalizado/)),
  ],
  ['3:70', 'The page has a booking button', outbound(/cita|agendar/, setting('bookings.sales'))],
  [
    '2:40',
    'A link leads back to the websites',
    behaviour('mf-plans/src/maintenance-plans/maintenance-plans.test.tsx', 'a link leads back to the websites'),
  ],
  ['2:165', 'Básico: its price', under(basic, price('mf-plans/maintenance-basic'))],
  ['2:165', 'Recomendado: its price', under(recommended, price('mf-plans/maintenance-recommended'))],
  ['2:165', 'Recomendado is also called Premium', text(/premium/, /recomendado/)],
  ['2:165', 'Personalizado: its lowest price', under(custom, price('mf-plans/maintenance-custom'))],
  ['2:165', 'Servidor: its price', under(serverPlan, price('mf-plans/maintenance-server'))],
  ['2:166', 'Básico: hosting', included(basic, server[0])],
  ['2:166', 'Básico: e-mail server', included(basic, server[1])],
  ['2:166', 'Básico: server maintenance', included(basic, server[2])],
  ['2:166', 'Básico: web maintenance', included(basic, /mantenimiento web/)],
  ['2:166', 'Básico: security', included(basic, /seguridad/)],
  ['2:166', 'Básico: plugin updates', included(basic, /actualizaci/, /plugins/)],
  [
    '2:166',
    'Básico: new pages each month, at most',
    included(basic, /hasta/, figure('mf-plans/maintenance-basic-pages'), /página/, /nueva/, /mes/),
  ],
  ['2:166', 'Básico: chat support', included(basic, /chat/)],
  ['2:166', 'Básico: chat in working hours', included(basic, /chat/, /horario laboral|horas laborales/)],
  ['2:167', 'Recomendado: hosting', included(recommended, server[0])],
  ['2:167', 'Recomendado: e-mail server', included(recommended, server[1])],
  ['2:167', 'Recomendado: server maintenance', included(recommended, server[2])],
  ['2:167', 'Recomendado: web maintenance', included(recommended, /mantenimiento web/)],
  ['2:167', 'Recomendado: security', included(recommended, /seguridad/)],
  ['2:167', 'Recomendado: plugin updates', included(recommended, /actualizaci/, /plugins/)],
  [
    '2:167',
    'Recomendado: new pages each month',
    included(recommended, /hasta/, figure('mf-plans/maintenance-recommended-pages'), /páginas nuevas/, /mes/),
  ],
  ['2:167', 'Recomendado: minor design changes', included(recommended, /cambios/, /menores/, /diseño/)],
  ['2:167', 'Recomendado: preferential chat support', included(recommended, /chat/, /preferen/)],
  ['2:166', 'Básico has no design changes', excluded(basic, /cambios/, /diseño/)],
  ['2:168', 'Servidor: hosting', included(serverPlan, server[0])],
  ['2:168', 'Servidor: e-mail server', included(serverPlan, server[1])],
  ['2:168', 'Servidor: server maintenance', included(serverPlan, server[2])],
  ['2:168', 'Servidor: no web maintenance', excluded(serverPlan, /mantenimiento web/)],
  ['2:168', 'Servidor: no security', excluded(serverPlan, /seguridad/)],
  ['2:168', 'Servidor: no plugins', excluded(serverPlan, /plugins/)],
  ['2:168', 'Servidor: no changes', excluded(serverPlan, /cambios/)],
  ['2:168', 'Servidor: no new pages', excluded(serverPlan, /páginas/, /nuevas/)],
  ['2:168', 'Servidor: support by ticket only', included(serverPlan, /solo|únicamente/, /tickets?/)],
  [
    '3:78',
    'Servidor says where its tickets are opened',
    text(/tickets?/, /se abren?|ábrel|abre|escríbe/, /contacto|aquí|esta página|chat|correo/),
  ],
  ['2:169', 'Personalizado: dedicated support', included(custom, /soporte|atención/, /dedicad/)],
  ['2:169', 'Personalizado: advanced security', included(custom, /seguridad/, /avanzada/)],
  ['2:169', 'Personalizado: scalable resources', included(custom, /recursos/, /escalab/)],
  ['2:169', 'Personalizado: made-to-measure development', included(custom, /desarrollo/, /a (tu )?medida/)],
  ['2:169', 'Personalizado: contact by chat', included(custom, /contacto|escríbe|atención/, /chat/)],
  [
    '2:22',
    'The payment link stays where the provider’s script does not load',
    behaviour(card, 'a blocked script leaves the payment link'),
  ],
]);
