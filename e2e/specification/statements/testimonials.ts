import { all, behaviour, button, element, elements, heading, link, onPage, outbound, page, text } from '../proofs.ts';

const capture = 'mf-testimonials/src/posters/capture-poster.test.ts';
const times = 'mf-testimonials/src/posters/frame-times.test.ts';
const pixels = 'mf-testimonials/src/posters/pixels.test.ts';
const store = 'mf-testimonials/src/posters/poster-store.test.ts';
const card = 'mf-testimonials/src/video-card/testimonial-card.test.tsx';
const list = 'mf-testimonials/src/testimonials/fetch-testimonials.test.ts';
const posters = 'e2e/matrices/mf-testimonials/testimonial-posters.spec.ts';
const grid = 'mf-testimonials/src/video-testimonials/video-testimonials.test.tsx';
const matrix = 'e2e/matrices/mf-testimonials/testimonials.spec.ts';
const journey = 'e2e/journeys/mf-testimonials/testimonials.spec.ts';
const copying = 'shared-ui/src/actions/copy-button.test.tsx';

const videos = page('/testimonios-videos', [
  ['1:47', 'A card has name and company', text(/ejemplo/, /panadería|clínica|muebles/)],
  ['3:41', 'Names and companies are recognisably samples', text(/de (ejemplo|muestra)/)],
  ['1:47', 'A card has a way to play', element('a', { href: /\/data\/videos\// })],
  [
    '1:47',
    'A click turns the poster into a player with controls, which plays',
    behaviour(card, 'the play button turns the poster into a playing video with controls, which has the focus'),
  ],
  [
    '1:46',
    'Five placeholders, then a grid of two and of four columns',
    behaviour(
      matrix,
      'where none is known, five placeholders give way to a grid: two columns on a phone, four on a desktop',
    ),
  ],
  [
    '2:76',
    'The grid has two columns on a phone and four on a desktop',
    behaviour(matrix, 'where none is known, five placeholders give way to a grid'),
  ],
  [
    '2:116',
    'Loading shows five placeholders',
    behaviour(grid, 'prerendered without a list, it has five placeholders and a word for visitors without scripts'),
  ],
  ['2:200', 'Five loading placeholders', behaviour(grid, 'prerendered without a list, it has five placeholders')],
  [
    '1:57, 2:100',
    'A testimonial has name, company, video, poster and time of the poster',
    behaviour(grid, 'each client appears with name, company and a way to play, and no video is loaded'),
  ],
  ['1:57', 'An address with http becomes https', behaviour(list, 'addresses with http become https')],
  [
    '1:65',
    'A failure removes the placeholders and shows nothing',
    behaviour(grid, 'when no list is known and none arrives it is logged, and the placeholders give way to nothing'),
  ],
  ['1:65', 'A request that is broken off is silent', behaviour(grid, 'leaving the page stops loading without a word')],
  [
    '1:66',
    'Poster first, then the video after a click',
    behaviour(card, 'the play button turns the poster into a playing video'),
  ],
  [
    '1:67',
    'Without a poster a frame is captured from the video',
    behaviour(posters, 'also where it begins black, and they are not captured twice'),
  ],
  ['1:67', 'The frame is taken at thumbnailTime', behaviour(times, 'a time chosen for the video')],
  [
    '1:67',
    'Otherwise 0.1, 0.5, 1, 2, 3 and 5 seconds in turn',
    behaviour(times, 'a video is looked at at 0.1, 0.5, 1, 2, 3 and 5 seconds, in turn'),
  ],
  [
    '1:67',
    'A frame whose average brightness is under 10 is too dark',
    behaviour(capture, 'a video that begins black is looked at further on, until a frame has a brightness of 10'),
  ],
  [
    '3:56',
    'A thumbnailTime that hits a dark frame goes on to that order',
    behaviour(capture, 'a dark frame at the chosen time goes on to the others'),
  ],
  [
    '1:67, 1:108',
    'The poster is at most 480 px wide',
    behaviour(pixels, 'a video of %d × %d gives a poster of %d × %d'),
  ],
  [
    '1:67, 1:108',
    'The poster is a JPEG of quality 0.65',
    behaviour(
      'mf-testimonials/src/posters/open-video.test.ts',
      'the picture of a frame is a JPEG of quality 0.65, no wider than 480 px',
    ),
  ],
  [
    '1:67',
    'The poster is kept in the browser under a key of the video',
    behaviour(store, 'a poster is kept for its video, and for no other'),
  ],
  [
    '1:67',
    'A captured poster is not captured again',
    behaviour(card, 'a captured poster is kept: next time the video is not opened'),
  ],
  [
    '1:67',
    'Two more attempts, after 1 s and 2 s',
    behaviour(capture, 'a video that does not load is tried twice more, after one second and after two'),
  ],
  ['1:108', 'At most two retries', behaviour(capture, 'after the third failure it is given up')],
  [
    '1:67',
    'While it is captured a sign says so',
    behaviour(card, 'without a poster one is captured when the card comes near, behind a sign that it is'),
  ],
  [
    '1:67',
    "The placeholder has film icon, name, company and 'Video Testimonio'",
    behaviour(card, 'when no poster can be captured, a warning says why and the placeholder says what it is'),
  ],
  [
    '1:67',
    'A poster that fails to load falls back to the placeholder',
    behaviour(card, 'a poster that does not load gives way to the placeholder'),
  ],
  [
    '1:97',
    'A prerendered poster that failed before hydration falls back, too',
    behaviour(card, 'a poster that failed before the page was hydrated gives way, too'),
  ],
  ['1:98', 'A capture that fails only warns', behaviour(card, 'when no poster can be captured, a warning says why')],
  [
    '1:86',
    'The list is asked for with headers that no cache answers',
    behaviour(list, 'the list is asked for with headers that no cache answers'),
  ],
  [
    '1:86, 2:139',
    'The page asks with a query that changes',
    behaviour(list, 'the page asks at an address of its own each time'),
  ],
  ['1:88', "'Network response was not ok' is logged", behaviour(journey, 'without success it is logged')],
  [
    '1:96',
    'On failure the message is logged, and no cards come',
    behaviour(grid, 'when no list is known and none arrives it is logged'),
  ],
  [
    '2:139',
    'On failure the list stays as it was known',
    behaviour(grid, 'where the newest list does not arrive it is logged, and what is known stays'),
  ],
  ['2:158', 'A failure is logged', behaviour(grid, 'where the newest list does not arrive it is logged')],
  ['3:55', 'The cards that are known are in the HTML', elements(12, 'a', { href: /\/data\/videos\/.*mp4/ })],
  [
    '3:55',
    'The browser’s call refreshes them',
    behaviour(grid, 'once the page is hydrated, without a word, the newest list is shown'),
  ],
]);

const widgets = page('/widgets', [
  [
    '2:75',
    'The page lists the widget that is served at /widget-testimonios',
    outbound(/widget/, '/widget-testimonios'),
  ],
  ['2:75', 'It has the code of a frame to copy', onPage('<iframe', '/widget-testimonios')],
  ['2:75', 'The code is copied', button(/copiar/)],
  [
    '2:157',
    "The toast says '¡Copiado!' and '{item} copiado al portapapeles'",
    behaviour('mf-testimonials/src/widgets/widgets.test.tsx', '%s: it is in the clipboard, and said'),
  ],
  [
    '2:115',
    "'Copiado' resets after 2 seconds",
    behaviour(
      'e2e/journeys/mf-testimonials/widgets.spec.ts',
      'the code is copied, and said, and the button says so for two seconds',
    ),
  ],
  [
    '2:148',
    'Embed code goes to the clipboard',
    behaviour(copying, 'copies, says so in a toast, and says "Copiado" for 2 s'),
  ],
  [
    '3:18',
    'Only the widget may be framed by other sites',
    behaviour('e2e/journeys/mf-testimonials/widgets.spec.ts', 'no other page may be shown in a frame of another site'),
  ],
]);

const widget = page('/widget-testimonios', [
  [
    '2:75',
    'The widget shows the testimonials',
    all(heading('Lo que Dicen Nuestros Clientes'), element('a', { href: /\/data\/videos\// })),
  ],
  [
    '3:18',
    'In a frame it has no header, footer or chat button',
    behaviour(
      'e2e/journeys/mf-testimonials/widgets.spec.ts',
      'another site embeds the widget with the code of the page: the widget alone, without scrollbars',
    ),
  ],
  [
    '3:18',
    'Opened directly it is an ordinary page',
    behaviour('e2e/journeys/mf-testimonials/widgets.spec.ts', 'opened by itself, the widget gets header and footer'),
  ],
  ['3:75', 'The carousel has its hint', onPage('Reproducción automática • Pausa al pasar el cursor')],
]);

const directory = page('/directorio-paginas', [
  [
    '2:74',
    'The total of all paths is computed',
    behaviour(
      'shell/src/directory/directory.test.tsx',
      'every page of the environment is listed once, by category in their order, with the total',
    ),
  ],
  [
    '2:74, 2:99',
    'Each entry has name, description and category',
    behaviour(
      'shell/src/directory/directory.test.tsx',
      'an entry says name, path, description and category, and opens here or in a new tab',
    ),
  ],
  ['2:74', 'A link is copied', button(/copiar enlace/)],
  ['2:74', 'An entry opens in a new tab', outbound(/abrir/, '/planes-crm')],
  ...[
    '/',
    '/catalogo-servicios',
    '/solicitar-cita',
    '/asesoria-clientes',
    '/planes-mantenimiento',
    '/planes-crm',
    '/planes-sociales',
    '/planes-soporte',
    '/venta-sitios-web',
    '/sitio-web-premium',
    '/sitio-web-corporativo',
    '/tienda-en-linea',
    '/catalogo-norte',
    '/catalogo-sur',
    '/cita-aceptada',
    '/cita-cancelada',
    '/gracias-compra',
    '/terminos-condiciones',
    '/politica-citas',
  ].map((path) => ['2:74', `The directory lists ${path}`, link(/\S/, path)] as const),
  [
    '2:156, 2:115',
    "'¡Copiado!' with 'El enlace se ha copiado al portapapeles'; 'Copiado' resets after 2 seconds",
    behaviour(
      'shell/src/directory/directory.test.tsx',
      'takes the address the visitor sees, and says so for 2 seconds',
    ),
  ],
  [
    '2:155',
    "'Error' with 'No se pudo copiar el enlace'",
    behaviour('shell/src/directory/directory.test.tsx', 'that is refused says so'),
  ],
]);

export const testimonials = [...videos, ...widgets, ...widget, ...directory];
