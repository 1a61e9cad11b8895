import {
  absent,
  all,
  behaviour,
  button,
  chat,
  element,
  figure,
  heading,
  link,
  outbound,
  page,
  price,
  setting,
  text,
  under,
} from '../proofs.ts';

const unit = 'mf-plans/src/service-catalogue/service-catalogue.test.tsx';
const referral = 'mf-plans/src/referral-catalogue/referral-catalogue.test.tsx';
const journey = 'e2e/journeys/mf-plans/leads.spec.ts';
const leads = 'mf-plans/src/minimum-investment/minimum-investment.test.tsx';

const catalogue = page('/catalogo-servicios', [
  ['2:56, 2:124', 'The page is locked until the PIN is entered', element('input', { type: 'password' })],
  ['2:113', 'Locked at first', behaviour(unit, 'the prerendered page is the locked one')],
  ['2:124, 2:200', 'The field takes at most 6 characters', element('input', { type: 'password', maxlength: '6' })],
  [
    '2:124',
    "A mismatch shows 'PIN incorrecto' and clears the field",
    behaviour(unit, '%s is refused by the field, which is cleared and keeps the focus'),
  ],
  [
    '2:154',
    "'PIN incorrecto' stands under the field",
    behaviour(
      journey,
      'is locked for who has a wrong PIN, opens by keyboard for who has the right one, and stays open for the visit',
    ),
  ],
  ['2:113', 'Unlocked it stays so for the rest of the visit', behaviour(journey, 'is locked for who has a wrong PIN')],
  ['2:124, 3:37', 'The PIN itself is not shown', absent(/314159/)],
  [
    '2:56',
    'Six cards lead to the services',
    behaviour(unit, 'the open catalogue leads to six services and to two ways on'),
  ],
  ['2:56', 'A button leads to /#contacto', link(/\S/, '/#contacto')],
  ['2:56', 'A button leads to /planes-de-marketing', link(/marketing/, '/planes-de-marketing')],
  ['2:124, 3:48', 'The check runs in the browser', text(/PIN/, /javascript|navegador/)],
]);

/** What is the same for both referrers. */
const services = [
  ['2:190', 'Ads: the lowest price', under(/publicidad|anuncios|campañas/, price('mf-plans/referral-ads'))],
  ['2:190', 'Websites: the lowest price', under(/sitios? web/, price('mf-plans/referral-websites'))],
  ['2:190', 'CRM: the lowest price', under(/CRM/, price('mf-plans/referral-crm'))],
  ['2:190', 'Courses: the lowest price', under(/cursos?/, price('mf-plans/referral-courses'))],
  ['2:190', 'Logos: their price', under(/logos?/, figure('mf-plans/logo'))],
  [
    '2:190',
    'Videos and photos: the lowest price',
    under(/videos? y fotos?|fotos? y videos?/, price('mf-plans/videos')),
  ],
  [
    '3:62',
    'The price of websites says what it covers',
    under(/sitios? web/, /corporativo|páginas/, figure('mf-plans/referral-websites')),
  ],
  [
    '3:62',
    'The price of the CRM says what it covers',
    under(/CRM/, /implementación|mensualidad/, figure('mf-plans/referral-crm')),
  ],
  [
    '3:62',
    'The price of courses says what it covers',
    under(/cursos?/, /plataforma/, figure('mf-plans/referral-courses')),
  ],
  [
    '2:114',
    'The booking dialog is closed at first',
    behaviour(referral, 'the catalogue of %s names the referrer and books on their account'),
  ],
] as const;

const referrals = (
  [
    ['norte', 0],
    ['sur', 1],
  ] as const
).flatMap(([slug, index]) =>
  page(`/catalogo-${slug}`, [
    ['2:58', "'Referido por' with the referrer's name", text(`Referido por ${slug === 'norte' ? 'Norte' : 'Sur'}`)],
    [
      '2:58',
      "'Agendar Cita' books with the referrer's id in am_id",
      element('a', { href: new RegExp(`[?&]am_id=ref-${slug}-0${index + 1}$`), target: '_blank' }),
    ],
    ['2:58', 'The button is called so', button('Agendar Cita')],
    [
      '2:58',
      'The id is put into the calendar’s address',
      behaviour(referral, 'the referrer is put into the query of %s'),
    ],
    [
      '2:58',
      'Six services with their starting prices',
      behaviour(referral, 'six services with their starting prices and what each covers'),
    ],
    [
      '2:131',
      'A visit is attributed to the referrer',
      behaviour(journey, 'the catalogue of a referrer books on their account and gives the focus back'),
    ],
    ...services,
  ]),
);

const minimum = page('/inversion-minima', [
  ['2:80', "The heading is 'Lo Sentimos'", heading('Lo Sentimos')],
  [
    '2:80',
    'The agency works with businesses that invest more than the minimum',
    text(/más de/, price('mf-plans/minimum-investment')),
  ],
  ['2:196', 'The minimum is in USD a month', text(/más de/, figure('mf-plans/minimum-investment'), /USD/, /mes/)],
  ['2:80', "'Agendar Cita Comercial' books", outbound('Agendar Cita Comercial', setting('bookings.sales'))],
  [
    '2:80',
    'It opens a dialog with the booking widget',
    behaviour(leads, 'leads below the minimum read what it is, can book, and see testimonials'),
  ],
  ['2:80', 'The button is for who thinks this is an error', text(/error/, /cita|revis/)],
  [
    '2:80',
    'Testimonials are shown below',
    all(heading('Lo que Dicen Nuestros Clientes'), element('a', { href: /\/data\/videos\// })),
  ],
  [
    '3:15',
    'The testimonials carousel is here, too',
    behaviour(
      'e2e/matrices/mf-testimonials/testimonials-carousel.spec.ts',
      'is in the page for visitors below the minimum as well',
    ),
  ],
  [
    '2:80',
    'The calendar that never comes gives way',
    behaviour(
      'e2e/matrices/mf-plans/leads.spec.ts',
      'a calendar that never comes gives way to a link to it and to the chat after 10 s',
    ),
  ],
]);

const budget = page('/descalificar-lead', [
  ['2:81', 'A recommendation for low budgets', text(/si hoy|menos|presupuesto/, /empez|empieza|primero|recomend/)],
  [
    '2:196',
    'The full services are for companies from the minimum on',
    text(/desde/, figure('mf-plans/minimum-investment'), /USD/, /mes/),
  ],
  ['2:81', 'A request by chat carries a message', outbound(/chat/, chat(/presupuesto|recomendación/))],
  [
    '2:81',
    'The page recommends what fits',
    behaviour(leads, 'the budget page recommends what fits, with prices, and takes requests by chat'),
  ],
]);

const purchase = page('/gracias-compra', [
  ['2:66', 'The purchase succeeded', text(/gracias por tu compra|compra confirmada/)],
  ['2:66, 2:192', 'The team makes contact within 24 hours', text(/contact/, figure('mf-legal/contact-hours'), /horas/)],
  ['2:66', 'A link leads home', link(/inicio/, '/')],
  ['2:66', 'A link leads to the social profile', outbound(/redes|s[ií]guenos/, setting('agency.socialProfile'))],
]);

export const catalogues = [...catalogue, ...referrals, ...minimum, ...budget, ...purchase];
