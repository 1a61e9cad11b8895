import {
  all,
  behaviour,
  element,
  figure,
  included,
  link,
  outbound,
  page,
  price,
  setting,
  text,
  under,
} from '../proofs.ts';

const launches = page('/lanzamientos-cursos', [
  ['2:46', 'An offer leads to /creacion-plataforma-cursos', link(/\S/, '/creacion-plataforma-cursos')],
  ['2:46', 'An offer leads to /lanzamiento-estrategico-curso', link(/\S/, '/lanzamiento-estrategico-curso')],
  ['2:46', 'An offer leads to /mantenimiento-relanzamiento', link(/\S/, '/mantenimiento-relanzamiento')],
  ['2:46', "'Agendar Consulta' leads to /solicitar-cita", link('Agendar Consulta', '/solicitar-cita')],
  [
    '2:46',
    'Each offer has it',
    behaviour(
      'mf-courses/src/course-launches/course-launches.test.tsx',
      '%s leads to its detail first, and clients can book an appointment',
    ),
  ],
  ['3:60', 'The free consultation is offered beside it', link(/consulta/, '/solicitud-cita')],
  ['2:186', 'Platform: its lowest price', under(/plataforma/, price('mf-courses/platform'))],
  ['2:186', 'Launch: its price', under(/lanzamiento/, figure('mf-courses/launch'))],
  ['2:186', 'Maintenance: its price a month', under(/mantenimiento/, price('mf-courses/maintenance'))],
  ['2:186', 'Relaunch: its lowest price', under(/relanzamiento/, price('mf-courses/relaunch'))],
  [
    '2:186',
    'The free consultation, in minutes',
    text(figure('mf-courses/consultation-minutes'), /minutos|min\b/, /gratis|gratuita/),
  ],
]);

/** What the three detail pages have in common. */
const common = page(
  ['/creacion-plataforma-cursos', '/lanzamiento-estrategico-curso', '/mantenimiento-relanzamiento'],
  [
    ['2:46', 'A link leads back to /lanzamientos-cursos', link(/cursos/, '/lanzamientos-cursos')],
    ['2:46', 'The call to action leads to /solicitar-cita', link(/\S/, '/solicitar-cita')],
    ['3:60', "'Agendar Consulta' is for clients", text('Agendar Consulta', /cliente/)],
    ['3:60', 'The free consultation is offered beside it', link(/consulta/, '/solicitud-cita')],
  ],
);

const relaunching = /^relanzamiento/;
const keeping = /^mantenimiento$/;
const details = [
  ...page('/creacion-plataforma-cursos', [
    ['2:186', 'Platform creation: its lowest price', text(price('mf-courses/platform'))],
    ['2:186', 'Platform creation: what it is', text(/plataforma/, /curso/)],
  ]),
  ...page('/lanzamiento-estrategico-curso', [
    ['2:186', 'Launch: its price', text(figure('mf-courses/launch'))],
    ['2:186', 'Launch: promo videos', included(/./, figure('mf-courses/launch-videos'), /videos/, /promo/)],
    ['2:186', 'Launch: social pieces', included(/./, figure('mf-courses/launch-pieces'), /piezas/, /redes/)],
    [
      '2:186',
      'Launch: strategic meetings',
      included(/./, figure('mf-courses/launch-meetings'), /reuniones/, /estratégicas/),
    ],
    [
      '2:186',
      'Launch: the ad budget is paid separately',
      text(/inversión en anuncios|presupuesto (de|en|para) anuncios|pauta/, /aparte/),
    ],
  ]),
  ...page('/mantenimiento-relanzamiento', [
    ['2:186', 'Maintenance: its price a month', included(keeping, price('mf-courses/maintenance'))],
    [
      '2:186',
      'Maintenance: automation changes a month, at most',
      included(keeping, /hasta/, figure('mf-courses/maintenance-changes'), /cambios/, /automatizaci/, /mes/),
    ],
    [
      '2:186',
      'Maintenance: a monthly meeting',
      included(keeping, figure('mf-courses/maintenance-meetings'), /reunión/, /mensual|al mes|cada mes/),
    ],
    ['2:186', 'Relaunch: its lowest price', included(relaunching, price('mf-courses/relaunch'))],
    [
      '2:186',
      'Relaunch: a new video',
      included(relaunching, figure('mf-courses/relaunch-videos'), /video nuevo|nuevo video/),
    ],
    [
      '2:186',
      'Relaunch: social pieces, at most',
      included(relaunching, /hasta/, figure('mf-courses/relaunch-pieces'), /piezas/, /redes/),
    ],
    ['2:186', 'Relaunch: meetings', included(relaunching, figure('mf-courses/relaunch-meetings'), /reuniones/)],
  ]),
];

const consultation = page('/solicitud-cita', [
  ['2:48, 3:17', 'A free consultation', text(/consulta/, /gratuita|gratis/)],
  ['2:48', 'Its length, in minutes', text(figure('mf-courses/consultation-minutes'), /minutos/)],
  [
    '2:186',
    'The free consultation, in minutes',
    text(figure('mf-courses/consultation-minutes'), /minutos/, /gratis|gratuita/),
  ],
  ['2:48', 'Without commitment', text(/sin compromiso/)],
  ['2:48', 'One to one', text(/uno a uno|1 a 1/)],
  ['2:48', 'The request form is embedded', element('iframe', { src: setting('forms.consultation') })],
  ['2:48', 'A link leads back to /lanzamientos-cursos', link(/cursos/, '/lanzamientos-cursos')],
  [
    '3:17',
    'It loads the scripts of forms and scheduling',
    behaviour(
      'e2e/journeys/mf-courses/courses.spec.ts',
      'the free consultation has its form, and the scheduling script only while one is there',
    ),
  ],
  [
    '2:142',
    'The scheduling script is on this page',
    behaviour(
      'e2e/journeys/mf-courses/courses.spec.ts',
      'the free consultation has its form, and the scheduling script',
    ),
  ],
  ['2:200', 'The frame is at least 654 px high', element('*', { 'data-height': '654' })],
]);

const offered = 'mf-courses/src/mentoring/mentoring.test.tsx';
const mentoring = [
  ...page('/mentoria-privada-con-direccion', [
    ['2:50', 'Private mentoring, one to one', text(/uno a uno/, /sesiones|mentoría/)],
    ['2:50', 'Purchase is on a payment page', outbound(/\S/, setting('payments.mentoring'))],
    [
      '2:114',
      "A 'Testimonios' button comes after 20 seconds",
      behaviour(offered, 'testimonials are offered after 20 s'),
    ],
    [
      '2:114',
      'Its tooltip shows for 5 seconds',
      behaviour(
        'e2e/matrices/mf-courses/courses.spec.ts',
        'after 20 s the testimonials are offered, with a hint for 5 s',
      ),
    ],
    [
      '2:50',
      'It opens a dialog with the widget',
      behaviour(
        'e2e/matrices/mf-courses/courses.spec.ts',
        'after 20 s the testimonials are offered, with a hint for 5 s, in a dialog with their widget',
      ),
    ],
    [
      '2:114',
      'The widget begins 100 ms after the dialog',
      behaviour(offered, 'the widget begins 100 ms after its dialog, and its script goes with it'),
    ],
    [
      '2:200',
      'Delay 20 s, tooltip 5 s, widget 100 ms',
      all(
        behaviour(offered, 'testimonials are offered after 20 s'),
        behaviour(
          'e2e/matrices/mf-courses/courses.spec.ts',
          'after 20 s the testimonials are offered, with a hint for 5 s',
        ),
        behaviour(offered, 'the widget begins 100 ms after its dialog'),
      ),
    ],
    ['2:188', 'Its price', text(figure('mf-courses/mentoring'))],
    ['2:188', 'Live sessions', text(figure('mf-courses/mentoring-sessions'), /sesiones/, /en vivo/)],
    [
      '2:188',
      'The length of a session, in hours',
      text(/sesiones|sesión/, figure('mf-courses/mentoring-session-hours'), /horas/),
    ],
    ['2:188', 'Within a month', text(/dentro de/, figure('mf-courses/mentoring-months'), /mes/)],
    ['2:188', 'A private chat group', text(/grupo/, /privado/, /chat/)],
    ['2:188', 'An extra session: its price', text(/sesi(ón|ones)/, figure('mf-courses/mentoring-extra'))],
    [
      '2:188',
      'An extra session: the price before',
      text(figure('mf-courses/mentoring-extra'), figure('mf-courses/mentoring-extra-before')),
    ],
    ['2:188', 'An extra session: the discount', text(/% menos|% de descuento/, figure('mf-courses/mentoring-extra'))],
    [
      '3:46',
      'The discount is computed',
      behaviour(
        'mf-courses/src/mentoring/discount.test.ts',
        'the reduction of a further session is what the two prices make',
      ),
    ],
    ['3:39', 'The mentor is the configuration’s', text(/mentoría privada con/, 'Dirección')],
  ]),
  ...page('/gracias-mentoria', [
    ['2:67', 'A welcome', text(/bienvenid/)],
    ['2:67', 'The next step is the first session', text(/agenda/, /primera sesión/)],
    ['2:67', 'The length of a session', text(figure('mf-courses/mentoring-session-hours'), /horas/)],
    ['2:67', 'Booked on the scheduling site', outbound(/agendar/, setting('links.sessionScheduling'))],
    ['2:67', 'An e-mail with the link follows', text(/correo/, /enlace/)],
  ]),
];

export const courses = [...launches, ...common, ...details, ...consultation, ...mentoring];
