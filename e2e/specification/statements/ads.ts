import { behaviour, figure, headings, link, outbound, page, price, setting, text, within } from '../proofs.ts';

const unit = 'mf-plans/src/ads-service/ads-service.test.tsx';

export const ads = page('/meta-ads-marketing', [
  ['2:30', 'Advertising on social networks', text(/redes/, /anuncios|publicidad|campañas/)],
  ['2:30', 'Advertising on search engines', text(/buscadores/, /anuncios|publicidad|campañas/)],
  ['2:30', 'Six service cards', headings(6, 3, /hacemos|servicios|campaña/, /anuncios|estrategia|buscador/)],
  ['2:30', 'Six services stand on cards', behaviour(unit, 'six services stand on cards')],
  ['2:30', 'Three extra features', behaviour(unit, 'three extra features follow')],
  ['2:30', 'A list of included services', text(/inclu/, /servicios?|precio/)],
  ['2:30', 'A list of conditions', text(/condiciones/)],
  ['2:30', 'A link leads back to the catalogue', link(/catálogo/, '/catalogo-servicios')],
  ['2:30', "'Agendar Cita' books the default calendar", outbound('Agendar Cita', setting('bookings.default'))],
  [
    '2:30',
    "'Agendar Cita' opens a booking dialog",
    behaviour(unit, 'both “Agendar Cita” open the booking calendar and close it again'),
  ],
  ['2:178', 'The lowest price a month', text(price('mf-plans/ads'))],
  ['2:178', 'One launch meeting', within(32, text(figure('mf-plans/ads-launch-meetings'), /reunión/, /lanzamiento/))],
  [
    '2:178',
    'The launch meeting is only at the start',
    text(/reunión de lanzamiento/, /al (inicio|empezar|comienzo)|una sola vez/),
  ],
  [
    '2:178',
    'One strategy meeting',
    within(32, text(figure('mf-plans/ads-strategy-meetings'), /reunión/, /estrategia/)),
  ],
  [
    '2:178',
    'The strategy meeting is only at the start',
    text(/reunión de estrategia/, /al (inicio|empezar|comienzo)|una sola vez/),
  ],
  [
    '2:178',
    'Two campaign review meetings',
    text(figure('mf-plans/ads-review-meetings'), /reuniones|revisiones/, /revisi/),
  ],
  ['2:178', 'The review meetings come each month', text(/revisi[oó]n/, /cada mes|al mes|todos los meses/)],
  ['2:178', 'Videos each month, at most', text(/hasta/, figure('mf-plans/ads-videos'), /videos?/, /mes/)],
  ['2:178', 'Graphics each month, at most', text(/hasta/, figure('mf-plans/ads-graphics'), /piezas|gráfic/, /mes/)],
  ['2:178', 'Extras cost more', text(/más|extra|adicional/, /videos|piezas|reuniones/, /costo|aparte|cotiza|se paga/)],
  ['2:178', 'Campaigns start after the first payment', text(/primer pago/, /campaña|trabajo|publica/)],
  ['2:178', 'Ad spend is paid by the client', text(/inversión en anuncios/, /tú|aparte|cliente/)],
]);
