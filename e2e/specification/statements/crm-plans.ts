import {
  all,
  behaviour,
  chat,
  element,
  excluded,
  figure,
  heading,
  included,
  link,
  outbound,
  page,
  price,
  setting,
  tabs,
  text,
  title,
  under,
} from '../proofs.ts';

const unit = 'mf-crm/src/crm-plans/crm-plans.test.tsx';
const premium = /crm premium/;
const custom = /crm personalizado/;

const plans = page('/planes-crm', [
  ['2:24', "The title is 'Planes de CRM'", all(heading('Planes de CRM'), title('Planes de CRM'))],
  ['2:24, 2:108', 'Two tabs, Premium first shown', tabs('Premium*', 'Personalizado')],
  ['2:24, 2:94', 'The Premium card shows the price', under(premium, price('mf-crm/crm-premium'))],
  ['2:24', 'The Premium card shows the inclusions', under(/inclu/, /implementación/)],
  [
    '2:24',
    'A dialog has the detail lines of a feature',
    behaviour(unit, 'the details of «%s» open in a dialog, which closes'),
  ],
  ['2:101', 'A feature may have no detail lines', behaviour(unit, 'a feature without details has nothing to open')],
  ['2:24, 2:172', 'The Personalizado card embeds a calendar', element('iframe', { src: setting('bookings.crm') })],
  ['2:24', 'A link leads back to /crm-servicios', link(/CRM/, '/crm-servicios')],
  ['2:24', 'The contact section has an anchor', element('*', { id: 'contacto' })],
  ['2:172', 'The price before is crossed out', all(under(premium, figure('mf-crm/crm-premium-before')), element('s'))],
  ['2:172', 'The implementation fee', under(premium, /implementación/, figure('mf-crm/crm-implementation'))],
  [
    '2:172',
    'The implementation is paid once',
    under(premium, /implementación/, /una (sola )?vez|un solo pago|pago único/),
  ],
  ['2:172', 'Two trainings', included(premium, figure('mf-crm/crm-trainings'), /capacitaciones/)],
  ['2:172', 'A training takes one hour', under(premium, /capacitaci/, figure('mf-crm/crm-training-hours', /horas?/))],
  [
    '2:172',
    'Support after delivery, in days',
    under(premium, figure('mf-crm/crm-support-days'), /días/, /soporte/, /entrega/),
  ],
  [
    '2:172',
    'The implementation’s estimate, in business days',
    under(premium, figure('mf-crm/crm-workdays'), /días hábiles/, /estima/),
  ],
  [
    '2:172',
    'One kickoff meeting',
    under(premium, figure('mf-crm/crm-kickoff-meetings'), /reunión/, /inicio|arranque|kickoff/),
  ],
  [
    '2:172',
    'The kickoff takes up to one hour',
    under(premium, /inicio|arranque|kickoff/, /hasta/, figure('mf-crm/crm-kickoff-hours'), /hora/),
  ],
  [
    '2:172',
    'One delivery and first training',
    under(premium, /entrega/, /capacitación/, figure('mf-crm/crm-delivery-hours'), /hora/),
  ],
  [
    '2:172',
    'One further training',
    under(
      premium,
      figure('mf-crm/crm-training-meetings', /capacitación/),
      figure('mf-crm/crm-training-hours', /horas?/),
    ),
  ],
  [
    '2:172',
    'Chat-app integration costs extra',
    under(premium, /integración/, /chat/, figure('mf-crm/chat-integration')),
  ],
  ['2:172', 'Chat-app integration is optional', under(premium, /integración/, /chat/, /si la quieres|opcional/)],
  ['2:172', 'Excluded: integrations with external systems', excluded(premium, /integraciones/, /sistemas|extern/)],
  ['2:172', 'Excluded: non-native customisations', excluded(premium, /personalizaciones/, /nativ|no trae|de fábrica/)],
  ['2:172', 'CRM Personalizado: its lowest price', under(custom, price('mf-crm/crm-custom'))],
  ['2:172', 'CRM Personalizado: full services', included(custom, /todos los servicios|servicios? completos?/)],
  ['2:172', 'Three included meetings', under(premium, figure('mf-crm/crm-meetings'), /reuniones/)],
  [
    '2:172',
    'To be scheduled within days of delivery',
    under(premium, /agenda/, figure('mf-crm/crm-scheduling-days'), /días/, /entrega/),
  ],
  ['2:172', 'Premium actions are billed by usage', under(premium, /acciones premium/, /uso|consumo/)],
  [
    '2:172',
    'Premium actions are AI, SMS, calls and e-mails',
    under(premium, /acciones premium/, /IA/, /SMS/, /llamadas/, /correos/),
  ],
  [
    '3:77',
    'Chat 24/7 says that it is the platform’s',
    text(figure('mf-crm/platform-support'), /de la plataforma|del CRM|proveedor/),
  ],
  ['2:200', 'The calendar is at least 654 px high', element('*', { 'data-height': '654' })],
]);

const services = page('/crm-servicios', [
  ['2:32', 'A card leads to /planes-crm', link(/CRM nuevo|nuevo CRM/, '/planes-crm')],
  ['2:32', 'The new CRM is the most popular', text(/más popular/, /CRM nuevo|nuevo CRM/)],
  ['2:32', 'A card leads to /planes-soporte', link(/soporte/, '/planes-soporte')],
  ['2:32', 'A card leads to /asistentes-ventas', link(/asistentes?/, '/asistentes-ventas')],
  ['2:32', "'Agendar Cita Personalizada' books", outbound('Agendar Cita Personalizada', setting('bookings.crm'))],
  [
    '2:32',
    'It opens a dialog with the booking widget',
    behaviour('mf-crm/src/crm-services/crm-services.test.tsx', 'the booking button opens the CRM calendar in a dialog'),
  ],
  ['2:32', 'A link leads back to the catalogue', link(/catálogo/, '/catalogo-servicios')],
  [
    '2:32',
    'Three cards',
    behaviour(
      'mf-crm/src/crm-services/crm-services.test.tsx',
      'three services, each with its price, lead to their pages',
    ),
  ],
  [
    '2:172',
    'The price is said with its implementation',
    text(price('mf-crm/crm-premium'), /implementación/, figure('mf-crm/crm-implementation')),
  ],
]);

const assistants = page('/asistentes-ventas', [
  ['2:36', 'What the service is', text(/asistente/, /prospectos|ventas/)],
  ['2:36', 'A list of commitments', heading(/compromet|compromisos/)],
  ['2:36', 'A list of seller functions', heading(/qué hace|funciones/)],
  ['2:36, 2:184', 'Daily hours', text(figure('mf-crm/assistant-hours'), /horas/, /diarias|al día/)],
  ['2:36', 'An important note', text(/nota importante|importante/)],
  ['2:184', 'No direct employment relation with the client', text(/no (existe|hay|tiene)/, /relación laboral directa/)],
  ['2:36', 'A chat button with a message', outbound(/chat/, chat(/asistentes? de ventas/))],
  [
    '2:36',
    'Both parties’ commitments',
    behaviour(
      'mf-crm/src/sales-assistants/sales-assistants.test.tsx',
      'both parties see what they commit themselves to',
    ),
  ],
]);

const standard = /plan estándar/;
const full = /plan full/;
const madeToMeasure = /plan personalizado/;
const none = /no inclu/;
const extra = /reuniones (extra|adicionales)/;

const support = page('/planes-soporte', [
  ['2:34, 2:110', 'Tabs, Estándar first shown', tabs('Estándar*', 'Full', 'Personalizado')],
  ['2:34', 'A link leads back to /crm-servicios', link(/CRM/, '/crm-servicios')],
  ['2:34', 'Estándar is paid on its page', outbound(/contratar/, setting('payments.supportStandard'))],
  ['2:34', 'Full is paid on its page', outbound(/contratar/, setting('payments.supportFull'))],
  ['2:34', 'Personalizado: the chat with a message', outbound(/chat/, chat(/plan personalizado/, /soporte/))],
  ['2:182', 'Estándar: its price', under(standard, price('mf-crm/support-standard'))],
  ['2:182', 'Estándar: chat support in work hours', included(standard, /chat/, /horario laboral|horas laborales/)],
  [
    '2:182',
    'Estándar: video meetings a month, at most',
    included(standard, /hasta/, figure('mf-crm/support-standard-meetings'), /reuniones/, /video/, /mes/),
  ],
  ['2:182', 'Estándar: minor automation tweaks', included(standard, /ajustes/, /menores/, /automatizaci/)],
  ['2:182', 'Estándar: monthly review', included(standard, /revisión/, /mensual|cada mes/)],
  ['2:182', 'Estándar: a report with the review', included(standard, /revisión/, /informe|reporte/)],
  ['2:182', 'Estándar: knowledge base', included(standard, /base de conocimiento/)],
  ['2:182', 'Full: its price', under(full, price('mf-crm/support-full'))],
  ['2:182', 'Full: meetings, at most', included(full, /hasta/, figure('mf-crm/support-full-meetings'), /reuniones/)],
  [
    '2:182',
    'Full: team trainings, at most',
    included(full, /hasta/, figure('mf-crm/support-full-trainings'), /capacitaciones/, /equipo/),
  ],
  ['2:182', 'Full: unlimited customisation of flows', included(full, /flujos/, /sin límite|ilimitad/)],
  ['2:182', 'Full: unlimited customisation of forms', included(full, /formularios/, /sin límite|ilimitad/)],
  ['2:182', 'Full: unlimited customisation of integrations', included(full, /integraciones/, /sin límite|ilimitad/)],
  ['2:182', 'Full: within the scope of the CRM', included(full, /alcance/, /CRM/)],
  [
    '2:182',
    'Full: new features on demand',
    included(full, /funciones nuevas|nuevas funciones/, /pedido|solicitud|demanda/),
  ],
  ['2:182', 'Full: subject to technical evaluation', included(full, /sujet/, /evaluación técnica/)],
  ['2:182', 'Full: fortnightly usage reports', included(full, /informes|reportes/, /uso/, /quincen/)],
  ['2:182', 'Personalizado: its lowest price', under(madeToMeasure, price('mf-crm/support-custom'))],
  [
    '2:182',
    'Personalizado: advanced consulting meetings with the founder',
    included(
      madeToMeasure,
      /hasta/,
      figure('mf-crm/support-custom-founder-meetings'),
      /reuniones/,
      /consultoría/,
      /avanzada/,
      /CEO|fundador/,
    ),
  ],
  ['2:182', 'Personalizado: priority', included(madeToMeasure, /prioridad/)],
  ['2:182', 'Personalizado: limited slots', under(madeToMeasure, /cupos/, /limitados/)],
  ['2:182', 'An extra meeting with a team member', under(extra, /equipo/, figure('mf-crm/extra-meeting-team'))],
  ['2:182', 'An extra meeting with the founder', under(extra, /CEO|fundador/, figure('mf-crm/extra-meeting-founder'))],
  [
    '2:182',
    'An extra meeting takes up to one hour',
    under(extra, /hasta/, figure('mf-crm/extra-meeting-hours'), /hora/),
  ],
  ['2:34', 'An exclusions card', heading(/no inclu/)],
  ['2:34', 'An extra-meetings card', heading(extra)],
  ['2:182', 'Not in any plan: new platform builds', under(none, /plataformas/, /nuevas/)],
  ['2:182', 'Not in any plan: out-of-hours support', under(none, /soporte/, /fuera/, /horario/)],
  ['2:182', 'Not in any plan: graphic design or content', under(none, /diseño gráfico/, /contenido/)],
  ['2:182', 'Not in any plan: ad campaign management', under(none, /campañas/, /anuncios|publicidad/)],
  ['2:182', 'Not in any plan: domain and e-mail setup', under(none, /dominios?/, /correos?/)],
  ['2:182', 'Prices are in USD', text(figure('mf-crm/support-standard'), /USD/)],
  ['2:97', 'A plan is marked', text(/recomendado|más popular|popular/)],
]);

export const crmPlans = [...plans, ...services, ...assistants, ...support];
