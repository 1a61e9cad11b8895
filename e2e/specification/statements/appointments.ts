import {
  all,
  behaviour,
  chat,
  element,
  figure,
  heading,
  headings,
  link,
  outbound,
  page,
  price,
  setting,
  tabs,
  text,
  under,
  within,
} from '../proofs.ts';

const spec = 'e2e/journeys/mf-crm/appointments.spec.ts';
const advisory = 'mf-crm/src/advisory/advisory.test.tsx';

const request = page('/solicitar-cita', [
  ['2:62', 'Technical support', text(/soporte técnico/)],
  ['2:62', 'For active clients', text(/clientes activos|cliente activo|servicio activo/)],
  ['2:62', 'The form is embedded', element('iframe', { src: setting('forms.supportAppointment') })],
  ['2:62', 'A link leads back to the catalogue', link(/catálogo/, '/catalogo-servicios')],
  ['2:62', 'A link leads to the policy', link(/política/, '/politica-citas')],
  ['2:200', 'The frame is at least 856 px high', element('*', { 'data-height': '856' })],
  ['3:60', 'Non-clients are told where the free consultation is', link(/consulta/, '/solicitud-cita')],
  ['2:194', 'Appointments a month', text(figure('mf-legal/monthly-appointments'), /citas/)],
  ['2:194', 'Confirmation within hours', text(figure('mf-legal/appointment-confirmation-hours'), /confirm/)],
]);

const received = page('/solicitud-recibida', [
  ['2:64', 'The request was received', text(/recibimos/, /solicitud/)],
  ['3:65', "A message was sent 'para validar tus citas activas'", text('para validar tus citas activas')],
  ['2:64', 'The message was sent by chat', text(/mensaje/, /chat/)],
  ['2:64', 'A link leads home', link(/inicio/, '/')],
  ['2:64', 'A link leads to the social profile', outbound(/redes|s[ií]guenos/, setting('agency.socialProfile'))],
  ['2:64', 'An upsell to the advisory', link(/asesor/, '/asesoria-clientes')],
  ['2:64', 'The advisory costs extra', text(/cuesta|costo/, figure('mf-crm/advisory-team'))],
]);

const notices = [
  ...page('/gracias', [
    ['2:65', "The title is 'Excelente Decisión'", heading('Excelente Decisión')],
    ['2:65', 'A consultation was booked', text(/consulta/, /solicitada|agendada|recibi|reservada/)],
    ['2:65', 'A link leads to the social profile', outbound(/redes|s[ií]guenos/, setting('agency.socialProfile'))],
  ]),
  ...page('/gracias-crm-tour', [
    ['2:68', 'The tour is booked', text(/tour|recorrido/, /agendado|reservado/)],
    ['2:68', 'A link leads to /planes-crm', link(/planes/, '/planes-crm')],
    ['2:68', 'A confirmation e-mail follows', text(/correo/, /confirmación/)],
    ['2:68', 'A specialist makes contact', text(/especialista/, /contact/)],
  ]),
  ...page('/cita-aceptada', [
    ['2:69', 'Instructions for the meeting', headings(4, 3, /llegar|instrucciones|antes de tu cita/)],
    [
      '2:69',
      'A link leads to the download of the video meeting',
      outbound(/descarg/, setting('links.videoMeetingDownload')),
    ],
    ['2:69', 'The appointment is confirmed', text(/cita/, /confirmada|aceptada/)],
  ]),
  ...page('/cita-cancelada', [
    ['2:70', "'Agendar nueva cita' leads home", link(/agendar nueva cita/, '/')],
    ['2:70', "'Volver al inicio' leads home", link('Volver al inicio', '/')],
    ['2:70', 'The literal label', link('Agendar nueva cita', '/')],
  ]),
];

const advisoryPage = page('/asesoria-clientes', [
  ['2:52', 'For active clients only', text(/solo/, /clientes activos/)],
  ['2:52, 2:111', 'Two tabs, Equipo first shown', tabs('Equipo*', 'CEO')],
  ['2:52', 'The team’s calendar', outbound(/agendar/, setting('bookings.advisoryTeam'))],
  ['2:52', 'The CEO’s calendar', outbound(/agendar/, setting('bookings.advisoryCeo'))],
  [
    '2:52',
    'A dialog opens from each tab',
    behaviour(advisory, 'from the tab of %p their own calendar opens in a dialog'),
  ],
  ['2:188', 'The team’s hour', text(/equipo/, price('mf-crm/advisory-team'))],
  ['2:188', 'A session with the team, in hours', text(/sesiones/, figure('mf-crm/advisory-team-session'), /horas/)],
  ['2:188', 'The CEO’s hour', text(/CEO/, price('mf-crm/advisory-ceo'))],
  ['2:52', 'Advisory and training', text(/asesoría/, /capacita/)],
]);

const hours = /horario|tiempos|respuesta/;
const account = /datos|cuenta|privacidad/;
const supportPortal = page('/soporte', [
  ['2:85', 'A channel: the ticket', link(/ticket/, '#ticket')],
  ['2:85', 'A channel: the support e-mail', element('a', { href: /^mailto:.+@/ })],
  ['2:85', 'A channel: the chat, which is optional', all(outbound(/chat/, chat(/app/)), text(/chat/, /opcional/))],
  ['2:85', 'Quick link: guides', outbound(/guías/, setting('support.guides'))],
  ['2:85', 'Quick link: recorded classes', outbound(/clases grabadas/, setting('support.recordedClasses'))],
  ['2:85', 'Quick link: community', outbound(/comunidad/, setting('support.community'))],
  ['2:85', 'Quick link: service status', outbound(/estado/, setting('support.serviceStatus'))],
  ['2:85', 'The status is shown as operational', under(/estado/, /operativo/)],
  ['2:85', 'Quick link: news of the app', outbound(/novedades/, setting('support.appNews'))],
  ['2:85', 'Question: login', heading(/iniciar sesión/)],
  ['2:85', 'Question: verification e-mail', heading(/correo de verificación/)],
  ['2:85', 'Question: forgotten password', heading(/contraseña/)],
  ['2:85', 'Question: missing courses', heading(/(no veo|faltan).*cursos/)],
  ['2:85', 'Question: the app crashes', heading(/app se (cierra|congela)/)],
  ['2:85', 'Question: multiple devices', heading(/dispositivos/)],
  ['2:85', 'Question: billing', heading(/cobro|factura/)],
  ['2:85', 'Seven questions', headings(7, 3, /preguntas frecuentes/)],
  [
    '2:117',
    'One question is open at a time',
    behaviour('shared-ui/src/words/faq.test.tsx', 'prerenders every answer in one group, closed'),
  ],
  ['2:85', 'The ticket form is embedded', element('iframe', { src: setting('forms.ticket') })],
  ['2:200, 3:59', 'The ticket form is at least 533 px high', element('*', { 'data-height': '533' })],
  ['2:85', 'Information about privacy and deletion', under(account, /eliminar|borr/, /cuenta/)],
  ['2:85', 'Hours and response times', under(hours, figure('mf-crm/app-response-hours'))],
  ['2:85', 'A link leads to the privacy policy', link(/privacidad/, '/politica-privacidad')],
  ['2:85', 'A link leads to the terms', link(/términos/, '/terminos-condiciones')],
  ['2:198', 'Monday to Friday', text(/lunes a viernes/, figure('mf-crm/app-support-hours'))],
  ['2:198', 'In local time', text(/hora local|tu hora/, figure('mf-crm/app-support-hours'))],
  ['2:198', 'The response time, in business hours', text(figure('mf-crm/app-response-hours'), /horas/, /hábiles/)],
  [
    '2:198',
    'Critical cases: less time',
    within(160, under(hours, /menos de/, figure('mf-crm/app-critical-hours'), /crític/)),
  ],
  [
    '2:198',
    'A critical case: total outage',
    within(120, under(hours, /crítico/, /no funciona para nadie|caída total|interrupción total/)),
  ],
  ['2:198', 'A critical case: global access block', within(120, under(hours, /crítico/, /nadie puede entrar|acceso/))],
  ['2:198', 'A critical case: payment failures', within(120, under(hours, /crítico/, /pagos/, /fall/))],
  [
    '2:198',
    'Account deletion, in business days',
    text(figure('mf-legal/account-deletion-days'), /días/, /hábiles/, /cuenta/),
  ],
  ['2:198', 'The deletion is confirmed by e-mail', text(/cuenta/, /confirma/, /correo/)],
  [
    '2:198',
    'Data are kept for years after closure',
    text(figure('mf-legal/data-retention-years', /años/), /cerrar|cierre/),
  ],
  ['2:198', 'The minimum age', text(figure('mf-legal/minimum-age'), /años/)],
  ['2:14', 'The portal is the learning app’s', text(/soporte/, /de la app/)],
  [
    '2:85',
    'The portal has it all',
    behaviour(spec, 'the support portal has its channels, times, answers, ticket form and what happens to data'),
  ],
]);

export const appointments = [...request, ...received, ...notices, ...advisoryPage, ...supportPortal];
