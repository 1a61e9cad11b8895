import { all, behaviour, element, elements, figure, heading, outbound, page, setting, text, under } from '../proofs.ts';

const questions = [
  'precio',
  'cancelar',
  'prueba',
  'plataforma',
  'entrenamientos',
  'usuarios',
  'contactos',
  'canales',
  'instagram-automatizacion',
  'soporte',
  'iniciar',
  'terminar-prueba',
  'migrar',
  'marketing',
  'integraciones',
  'pagos',
  'personalizados',
];
const spec = 'e2e/journeys/mf-crm/crm.spec.ts';

export const crmFaq = page('/crm-faq', [
  ['2:86', 'Seventeen questions', elements(questions.length, 'details')],
  ...questions.map((id) => ['2:103', `The question ${id}`, element('*', { id })] as const),
  ['2:86', 'The price a month, in USD', text(figure('mf-crm/crm-premium'), /USD/, /mes/)],
  ['2:86', 'The free trial, in days', text(figure('mf-crm/trial-days'), /días/, /gratis/)],
  ['2:86', 'Support 24/7', text(figure('mf-crm/platform-support'), /soporte/)],
  [
    '2:86',
    'Three highlight cards',
    behaviour('mf-crm/src/crm-faq/crm-faq.test.tsx', 'three tiles say the price, the trial and the support'),
  ],
  ['2:86', 'A button starts the free trial on the CRM’s site', outbound(/prueba/, setting('links.crmTrial'))],
  ['2:86', 'A heading about the video', heading(/video/)],
  ['2:86', 'No video is shown', all(elements('none', 'video'), elements('none', 'iframe'))],
  [
    '2:117',
    'One question is open at a time, and it can be collapsed',
    behaviour(
      'shared-ui/src/words/faq.test.tsx',
      'prerenders every answer in one group, closed: the browser keeps one open at a time',
    ),
  ],
  ['3:72', 'One at a time: the questions are one group', elements(questions.length, 'details', { name: true })],
  [
    '3:72',
    'At most one is open at load',
    behaviour(
      'mf-crm/src/crm-faq/crm-faq.test.tsx',
      'all questions are of one group, of which browsers keep one open, and none is open at load',
    ),
  ],
  [
    '3:72',
    'A deep link opens its own',
    behaviour(spec, 'a link to a question opens it, from outside and from the list of topics'),
  ],
  [
    '2:120',
    'The trial continues by itself after its days',
    text(figure('mf-crm/trial-days'), /automátic/, figure('mf-crm/crm-premium')),
  ],
  ['2:120', 'Unless it is cancelled', text(/continúa/, /cancel/)],
  ['2:120', 'Cancellation: Billing > Cancel subscription', text('Billing > Cancel subscription')],
  ['2:120', 'Cancellation applies from the next cycle', text(/cancel/, /siguiente ciclo|próximo ciclo/)],
  ['2:174', 'Unlimited users', text(/usuarios/, /ilimitados/)],
  ['2:174', 'Unlimited contacts', text(/contactos/, /ilimitados/)],
  ['2:174', 'The support chat is there 24/7', text(/chat/, /soporte/, figure('mf-crm/platform-support'))],
  [
    '3:77',
    'Chat 24/7 says that it is the platform’s',
    text(figure('mf-crm/platform-support'), /de la plataforma|del CRM|proveedor/),
  ],
  ['2:174', 'Payment by credit or debit card', under(/pag/, /tarjeta/, /crédito/, /débito/)],
  ['2:174', 'Billing is monthly', under(/pag/, /mensual|cada mes/)],
  ['2:172', 'The chat-app integration costs extra', text(/integra/, /chat/, figure('mf-crm/chat-integration'))],
]);
