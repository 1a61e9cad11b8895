import {
  all,
  behaviour,
  data,
  element,
  figure,
  headings,
  link,
  page,
  setting,
  text,
  under,
  within,
} from '../proofs.ts';

const clauses = /^\d+\. /;

const terms = page('/terminos-condiciones', [
  ['2:72', 'Fifteen numbered clauses', headings(15, 2, undefined, clauses)],
  ['2:72', 'Sub-clauses 15.1 to 15.6', headings(6, 3, /^15\./, /^15\.[1-6]\. /)],
  ['2:72', 'Last updated', text(/actualiza/, figure('mf-legal/terms-updated'))],
  ['2:72', 'A contact block', all(element('a', { href: /^mailto:/ }), text(/escríbenos|contacto/))],
  ['2:72', 'A link leads home', link(/inicio/, '/')],
  [
    '2:192',
    'One-off payments: cancelled within hours',
    under(/cancela.*(único|una vez)/, figure('mf-legal/single-cancel-hours', /horas/)),
  ],
  [
    '2:192',
    'One-off payments: the penalty',
    within(24, under(/cancela.*(único|una vez)/, /penali/, figure('mf-legal/single-penalty'))),
  ],
  [
    '2:192',
    'Monthly services: days of notice',
    under(/cancela.*mensual/, figure('mf-legal/monthly-notice-days'), /días/),
  ],
  [
    '2:192',
    'Monthly services: otherwise a penalty',
    under(/cancela.*mensual/, /penali/, figure('mf-legal/monthly-penalty')),
  ],
  [
    '2:192',
    'The penalty is of the monthly value',
    under(/cancela.*mensual/, figure('mf-legal/monthly-penalty'), /valor mensual|mensualidad/),
  ],
  ['2:192', 'Monthly billing is in advance', text(/mensual/, /por adelantado|anticipad/)],
  [
    '2:192',
    'Monthly billing starts days after the service',
    text(figure('mf-legal/first-billing-days'), /días/, /inici/, /servicio/),
  ],
  ['2:192', 'Payment plans are collected by mid-service', text(/mitad del servicio/, /a más tardar|máximo|antes/)],
  [
    '2:192',
    'Hiring staff away costs monthly payments',
    within(
      120,
      text(/contratar/, /equipo|personal/, figure('mf-legal/hiring-payments'), /pagos mensuales|mensualidades/),
    ),
  ],
  ['2:192', 'The law is that of Florida', text(/ley/, /estado de florida/)],
  ['2:192', 'Purchase follow-up within hours', text(/compra/, /contact/, figure('mf-legal/contact-hours'), /horas/)],
  ['2:198, 3:76', 'The agency’s hours, Miami time', text(figure('mf-legal/office-hours'), /Miami/)],
  ['2:184', 'Assistants have no employment relation with the client', text(/asistentes/, /relación laboral/)],
]);

const sections = [
  ['introduction', /introducci/],
  ['data collected', /datos/],
  ['use', /usamos|uso/],
  ['sharing', /compart/],
  ['security', /seguridad/],
  ['retention', /guardamos|conserva|retenci/],
  ['rights', /derechos/],
  ['cookies', /cookies/],
  ['minors', /menores/],
  ['changes', /cambios/],
  ['contact', /contacto/],
] as const;
const privacy = page('/politica-privacidad', [
  ['2:73', 'Eleven numbered sections', headings(11, 2, undefined, clauses)],
  ...sections.map(
    ([name, pattern], index) =>
      [
        '2:73',
        `Section ${index + 1}: ${name}`,
        headings(1, 2, undefined, new RegExp(`^${index + 1}\\. .*(${pattern.source})`)),
      ] as const,
  ),
  ['2:73', 'Last updated', text(/actualiza/, figure('mf-legal/privacy-updated'))],
  ['2:198', 'Account deletion, in business days', text(figure('mf-legal/account-deletion-days'), /días/, /hábiles/)],
  ['2:198', 'The deletion is confirmed by e-mail', text(/confirm/, /correo/)],
  ['2:198', 'Data are kept for years after closure', text(/hasta/, figure('mf-legal/data-retention-years', /años/))],
  ['2:198', 'The minimum age', text(figure('mf-legal/minimum-age'), /años/)],
  ['2:131', 'Role-based access control', under(/seguridad/, /acceso/, /roles/)],
  ['2:131', 'The minimum age is the learning app’s', text(/app/, figure('mf-legal/minimum-age'), /años/)],
  ['2:198, 3:76', 'The agency’s hours, Miami time', text(figure('mf-legal/office-hours'), /Miami/)],
]);

const appointments = page('/politica-citas', [
  ['2:71', 'An introduction', text(/reglas/)],
  ['2:71', 'Six rules', headings(6, 2, undefined, clauses)],
  ['2:71', 'A contact block', all(element('a', { href: /^mailto:/ }), text(/escríbenos|contacto/))],
  [
    '2:71',
    'The date is the current one',
    behaviour(
      'mf-legal/src/appointment-policy/appointment-policy.test.tsx',
      'is the day of the composition in the prerendered page, and today once it is hydrated months later',
    ),
  ],
  ['2:71', 'An updated date is shown', text(/actualiza/, /de 20\d\d/)],
  ['2:118', 'Pending confirmation at first', text(/pendiente/, /confirma/)],
  [
    '2:118',
    'Confirmed or cancelled by the team within hours',
    text(/confirma/, /cancela/, figure('mf-legal/appointment-confirmation-hours'), /horas/),
  ],
  ['2:118', 'Unconfirmed appointments are cancelled automatically', text(/confirm/, /se cancela/, /automática/)],
  [
    '2:118',
    'Beyond the monthly limit: rejected or rescheduled',
    text(/rechaza/, /reprograma/, /más citas|límite|incluye/),
  ],
  [
    '2:125',
    'Hours of notice for cancelling or rescheduling',
    text(/cancelar|reprogramar/, figure('mf-legal/appointment-notice-hours'), /horas/),
  ],
  ['2:194', 'Appointments a month', text(figure('mf-legal/monthly-appointments'), /citas/, /mes/)],
  ['2:194', 'They depend on the active service', text(/citas/, /depende|según/, /servicio/, /activo/)],
  ['3:78', 'A plan’s own number holds for it', text(/plan/, /citas|reuniones/, /número|indica|dice|propio/)],
  ['2:198, 3:76', 'The agency’s hours, Miami time', text(figure('mf-legal/office-hours'), /Miami/)],
]);

const ads = page('/oferta-especialista-en-ads', [
  ['2:82', 'A job for an ads specialist', text(/especialista en ads/)],
  ['2:82', 'The survey is embedded', element('iframe', { src: setting('surveys.adsSpecialist') })],
  ['2:82', 'All steps are mandatory', text(/pasos/, /obligatorios?/)],
  [
    '2:126',
    'Form, test and interview are mandatory',
    behaviour('e2e/journeys/mf-legal/legal.spec.ts', 'the ads role says that all three steps are mandatory'),
  ],
  ['2:82', 'Step: form', headings(1, 3, /proceso|selección/, /formulario/)],
  ['2:82', 'Step: technical test', headings(1, 3, /proceso|selección/, /prueba técnica/)],
  ['2:82', 'Step: interview', headings(1, 3, /proceso|selección/, /entrevista/)],
  ['2:196', 'The selection has three steps', headings(3, 3, /proceso|selección/)],
  ['2:82', 'Who cannot complete them should not apply', text(/no puedes|no vas a/, /no te postules/)],
  ['2:82', 'Hours a day', text(figure('mf-legal/job-hours'), /horas/)],
  ['2:82', 'Monday to Friday', text(/lunes a viernes/, figure('mf-legal/job-hours'))],
  ['2:82', 'Years of experience', text(/experiencia/, figure('mf-legal/ads-job-experience'), /\+|o más|mínimo|años/)],
  ['2:200', 'The frame is at least 600 px high', element('*', { 'data-height': '600' })],
]);

const duties = /harás|funciones|responsabilidades/;
const wanted = /buscamos|requisitos/;
const steps = /proceso|selección/;
const video = page('/oferta-disenador-video-ai', [
  ['2:83', "'Diseñador y Editor de Video con IA'", headings(1, 1, undefined, /^diseñador y editor de video con ia$/)],
  ['2:83', 'Tag: AI tools', text(/herramientas de IA/)],
  ['2:83', 'Tag: video marketing', text(/video marketing/)],
  ['2:83', 'Tag: social networks', text(/redes sociales/)],
  ['2:83', 'Four duties', headings(4, 3, duties)],
  ['2:83, 2:102', 'Duty: graphic pieces', under(duties, /piezas gráficas/)],
  ['2:83', 'Duty: generative AI tools', under(duties, /IA generativa|inteligencia artificial generativa/)],
  ['2:83', 'Duty: short vertical videos', under(duties, /videos/, /cortos/, /verticales/)],
  ['2:83', 'Duty: social content', under(duties, /contenido/, /redes/)],
  ['2:83', 'Requirement: proven experience', under(wanted, /experiencia/, /comprob|demostra/)],
  ['2:83', 'Requirement: professional software', under(wanted, /software/, /profesional/)],
  ['2:83', 'Requirement: AI tools', under(wanted, /herramientas de IA|\bIA\b/)],
  ['2:83', 'Requirement: portfolio', under(wanted, /portafolio/)],
  ['2:83', 'Requirement: creativity and speed', under(wanted, /creatividad/, /rapidez|velocidad/)],
  ['2:83', 'Step: fill in the form', headings(1, 3, steps, /formulario/)],
  ['2:83', 'Step: profile evaluation', headings(1, 3, steps, /eval.*perfil/)],
  ['2:83', 'Step: technical test', headings(1, 3, steps, /prueba técnica/)],
  ['2:83', 'Step: final interview', headings(1, 3, steps, /entrevista final/)],
  ['2:196', 'The selection has four steps', headings(4, 3, steps)],
  ['2:83', 'The survey is embedded', element('iframe', { src: setting('surveys.videoDesigner') })],
  ['2:83', 'A canonical link', element('link', { rel: 'canonical', href: /\/oferta-disenador-video-ai$/ }, 'anywhere')],
  ['2:83', 'Structured data: a job posting', data('JobPosting', /diseñador y editor de video/)],
  ['2:83', 'Structured data: full time', data('JobPosting', '"employmentType":"FULL_TIME"')],
  ['2:83', 'Structured data: remote', data('JobPosting', '"jobLocationType":"TELECOMMUTE"')],
  ['2:83', 'Structured data: country DO', data('JobPosting', /"(name|addressCountry)":"DO"/)],
  ['2:83', 'Structured data: posted and valid', data('JobPosting', '"datePosted"', '"validThrough"')],
  [
    '2:83, 2:196, 3:73',
    'Posted on the day of the composition, valid for 30 days',
    behaviour(
      'mf-legal/src/video-designer/video-designer.test.tsx',
      'the posting is of the day of its composition, for people and for search engines',
    ),
  ],
  [
    '3:73',
    'A posting with a day of its own closes after its 30 days',
    behaviour(
      'mf-legal/src/job/closed.test.tsx',
      'on the day after it is closed: no survey, no description, and where to go from here',
    ),
  ],
  ['2:200', 'The frame is at least 600 px high', element('*', { 'data-height': '600' })],
]);

const application = page('/gracias-postulacion', [
  ['2:84', 'The application was received', text(/recib/, /postulación/)],
  ['2:84', 'The team evaluates the profile', text(/eval/, /perfil/)],
  ['2:84', 'If it advances, e-mail with instructions', text(/si avanza/, /correo/, /instrucciones/)],
  ['2:84', 'The instructions are those of the technical test', text(/prueba técnica/, /correo/)],
  ['2:84', 'Step: form received', text(/formulario recibido/)],
  ['2:84', 'Step: evaluation in process', text(/evaluación en proceso/)],
  ['2:84', 'Step: next steps', text(/próximos pasos/)],
  [
    '2:119',
    'The applicant’s journey',
    behaviour(
      'mf-legal/src/application-thanks/application-thanks.test.tsx',
      'an applicant reads how far the application has come, and where to go on',
    ),
  ],
  ['2:119', 'A final interview', text(/entrevista/)],
  [
    '2:84',
    'The steps are green, yellow and grey',
    behaviour(
      'e2e/matrices/mf-legal/application.spec.ts',
      'the three steps of an application are green, yellow and grey',
    ),
  ],
]);

export const legal = [...terms, ...privacy, ...appointments, ...ads, ...video, ...application];
