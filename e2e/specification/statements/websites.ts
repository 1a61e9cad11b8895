import {
  behaviour,
  chat,
  element,
  excluded,
  figure,
  heading,
  headings,
  included,
  link,
  outbound,
  page,
  price,
  setting,
  text,
  under,
  within,
} from '../proofs.ts';

const sales = 'mf-websites/src/website-sales/website-sales.test.tsx';
const detail = 'mf-websites/src/website-detail/website-detail.test.tsx';
const pages = 'mf-websites/src/website-detail/website-pages.test.tsx';

const [landing, corporate, premium, store, custom, maintenance] = [
  /landing page/,
  /corporativo/,
  /premium/,
  /tienda en línea/,
  /personalizado|a (tu )?medida/,
  /mantenimiento/,
] as const;

const salesPage = page('/venta-sitios-web', [
  ['2:38', 'Six plan cards', behaviour(sales, 'there are six offers, the premium site marked as the popular one')],
  [
    '2:38',
    'The personalised card opens the booking dialog',
    behaviour(
      'e2e/journeys/mf-websites/websites.spec.ts',
      'six cards: five lead to their pages, the made-to-measure one opens the booking dialog',
    ),
  ],
  ['2:38', 'A card leads to /landing-page-500', link(landing, '/landing-page-500')],
  ['2:38', 'A card leads to /sitio-web-corporativo', link(corporate, '/sitio-web-corporativo')],
  ['2:38', 'A card leads to /sitio-web-premium', link(premium, '/sitio-web-premium')],
  ['2:38', 'A card leads to /tienda-en-linea', link(store, '/tienda-en-linea')],
  ['2:38', 'A card leads to /planes-mantenimiento', link(maintenance, '/planes-mantenimiento')],
  ['2:38', 'The first reel', element('a', { href: setting('reels.0') })],
  ['2:38', 'The second reel', element('a', { href: setting('reels.1') })],
  ['2:38', 'The third reel', element('a', { href: setting('reels.2') })],
  [
    '2:38',
    'The reels are embedded',
    behaviour(
      'e2e/journeys/mf-websites/websites.spec.ts',
      'the reels cost nothing until the visitor comes near, then play in their place',
    ),
  ],
  ['2:38', 'A why-choose-us section', heading(/por qué/)],
  ['2:38', 'Reasons to choose the agency', behaviour(sales, 'four reasons say why')],
  ['2:38', 'A booking dialog', outbound(/agendar|cita/, setting('bookings.sales'))],
  ['2:95', 'A card has a popular flag', text(/más popular/)],
  ['2:180', 'Premium: its price in USD', under(premium, figure('mf-websites/premium'), /USD/)],
  ['2:180', 'Premium: pages, at most', under(premium, /hasta/, figure('mf-websites/premium-pages'), /páginas/)],
  ['2:180', 'Corporate: its price in USD', under(corporate, figure('mf-websites/corporate'), /USD/)],
  ['2:180', 'Corporate: pages', under(corporate, figure('mf-websites/corporate-pages'), /páginas/)],
  [
    '2:180',
    'Landing page with video sales letter: its price in USD',
    under(landing, figure('mf-websites/landing'), /USD/),
  ],
  ['2:180', 'Landing page: with a video sales letter', under(landing, /carta de ventas/, /video/)],
  ['2:180', 'Landing page: its delivery', under(landing, /entrega/, figure('mf-websites/landing-workdays'), /días/)],
  ['2:180', 'Landing page: its revision', under(landing, figure('mf-websites/landing-revisions'), /revisi[oó]n/)],
  ['2:180', 'Store: its price in USD', under(store, figure('mf-websites/store'), /USD/)],
  ['2:180', 'Store: categories, at most', under(store, /hasta/, figure('mf-websites/store-categories'), /categorías/)],
  ['2:180', 'Store: products, at most', under(store, /hasta/, figure('mf-websites/store-products'), /productos/)],
  ['2:180', 'Custom: its lowest price in USD', under(custom, price('mf-websites/custom'), /USD/)],
  ['2:180', 'Maintenance on request', under(maintenance, /a consultar|consúlta|bajo consulta|a pedido/)],
  ['3:69', "Maintenance is 'A consultar'", under(maintenance, /a consultar/)],
  ['2:180', 'Delivery in working days', text(/entrega/, figure('mf-websites/workdays'), /días (hábiles|laborables)/)],
  ['2:180', 'Support after delivery, in days', text(/soporte/, figure('mf-websites/support-days'), /días/)],
  [
    '2:180',
    'Training, in hours',
    text(/capacitación|te enseñamos|formación/, figure('mf-websites/training-hours'), /horas?/),
  ],
  [
    '3:69',
    'The common terms stand together',
    within(200, text(/entrega/, figure('mf-websites/workdays'), /soporte/, figure('mf-websites/support-days'))),
  ],
  [
    '2:180',
    'The store’s platform plan is mandatory and paid each month',
    text(/tienda|plataforma/, price('mf-websites/store-platform')),
  ],
]);

/** What the three detail pages with a payment page have in common. */
const commonOf = (payment: string) =>
  [
    ['2:40', 'What is included', text(/incluye|incluido/)],
    ['2:40', 'What is not included', excluded(/./, /[a-záéíóú]{4}/)],
    ['2:40', 'Meetings', text(/reunión de (arranque|inicio)/, /reunión de entrega/)],
    ['2:40', 'The delivery time', text(figure('mf-websites/workdays'), /días (hábiles|laborables)/)],
    [
      '2:40',
      "'Contratar Ahora' opens the payment page in a new tab",
      outbound('Contratar Ahora', setting(`payments.${payment}`)),
    ],
    ['2:40', 'A booking button', outbound(/agendar|cita/, setting('bookings.sales'))],
    ['2:40', 'A link leads back to /venta-sitios-web', link(/sitios? web/, '/venta-sitios-web')],
    ['2:114', 'The booking button opens a dialog', behaviour(detail, 'both booking buttons open the sales calendar')],
    [
      '2:180',
      'Support after delivery',
      text(/soporte/, figure('mf-websites/support-days'), /días/, /entrega|publicar/),
    ],
    ['2:180', 'Training', text(figure('mf-websites/training-hours'), /horas?/, /capacitación|formación/)],
  ] as const;

const details = [
  ...page('/sitio-web-premium', [
    ...commonOf('premiumSite'),
    ['2:180', 'Its price in USD', text(figure('mf-websites/premium'), /USD/)],
    ['2:180', 'Pages, at most', text(/hasta/, figure('mf-websites/premium-pages'), /páginas/)],
    ['2:180', 'Maintenance is bought by itself', excluded(/./, /mantenimiento/)],
  ]),
  ...page('/sitio-web-corporativo', [
    ...commonOf('corporateSite'),
    ['2:180', 'Its price in USD', text(figure('mf-websites/corporate'), /USD/)],
    ['2:180', 'Pages', text(figure('mf-websites/corporate-pages'), /páginas/)],
    ['2:180', 'Maintenance is bought by itself', excluded(/./, /mantenimiento/)],
  ]),
  ...page('/tienda-en-linea', [
    ...commonOf('onlineStore'),
    ['2:180', 'Its price in USD', text(figure('mf-websites/store'), /USD/)],
    ['2:180', 'Categories, at most', text(/hasta/, figure('mf-websites/store-categories'), /categorías/)],
    ['2:180', 'Products, at most', text(/hasta/, figure('mf-websites/store-products'), /productos/)],
    ['2:180', 'The plan of the platform is mandatory', text(/plataforma/, /obligatori|sin ese plan|necesita/)],
    [
      '2:180',
      'The plan of the platform: its lowest price a month',
      text(/plataforma/, price('mf-websites/store-platform')),
    ],
    ['2:180', 'The plan of the platform is in USD', text(figure('mf-websites/store-platform'), /USD/)],
    [
      '2:180',
      'The shop is on an e-commerce platform',
      behaviour(pages, 'the store says beside its price that the platform is paid every month'),
    ],
  ]),
  ...page('/landing-page-500', [
    ['2:42', 'A landing page with a video sales letter', text(/landing page/, /carta de ventas en video/)],
    ['2:42', 'Its price', text(figure('mf-websites/landing'))],
    [
      '2:42',
      'Purchase is by chat, with a message',
      outbound(/contratar/, chat(/landing page/, figure('mf-websites/landing'))),
    ],
    ['2:40, 3:70', "The literal label is 'Contratar Ahora'", outbound('Contratar Ahora', chat(/landing page/))],
    ['2:40', 'What is included', text(/incluye|incluido/)],
    ['2:40', 'What is not included', excluded(/./, /[a-záéíóú]{4}/)],
    ['2:40', 'A booking button', outbound(/agendar|cita/, setting('bookings.sales'))],
    ['2:40', 'A link leads back to /venta-sitios-web', link(/sitios? web/, '/venta-sitios-web')],
    ['2:40', 'Meetings: which there are', text(/reuni|cita|videollamada/)],
    ['2:180', 'Delivery in working days', text(figure('mf-websites/landing-workdays'), /días (hábiles|laborables)/)],
    ['2:180', 'One revision', included(/./, figure('mf-websites/landing-revisions'), /revisi[oó]n/)],
    ['2:180', 'Support after delivery', text(/soporte/, figure('mf-websites/support-days'), /días/)],
    ['2:180', 'Training', text(figure('mf-websites/training-hours'), /horas?/, /capacitación|formación/)],
    ['3:69', 'The landing page does not deny the common terms', headings(0, 4, /./, /capacitación y soporte/)],
  ]),
];

const quote = page('/cotizar-sitio-web', [
  ['2:44', 'A website quote', heading(/cotiza/)],
  ['2:44', 'The survey is embedded', element('iframe', { src: setting('surveys.websiteQuote') })],
  ['2:200', 'The frame is at least 654 px high', element('*', { 'data-height': '654' })],
]);

export const websites = [...salesPage, ...details, ...quote];
