import { all, behaviour, element, elements, heading, link, onPage, outbound, page, setting, text } from '../proofs.ts';

const spec = 'e2e/journeys/shell/home.spec.ts';
const hero = 'e2e/matrices/shell/home-hero.spec.ts';
const carousel = 'e2e/matrices/mf-testimonials/testimonials-carousel.spec.ts';
const logos = 'e2e/matrices/shell/home.spec.ts';
const tiles = ['campaigns', 'websites', 'crm', 'courses', 'branding', 'videos'];

export const home = page('/', [
  [
    '1:38',
    "The heading is 'Agencia de Marketing Digital'",
    all(heading('Agencia de Marketing Digital'), elements(1, 'h1')),
  ],
  ['1:38', "'Ver Casos de Éxito' leads to the testimonials", link('Ver Casos de Éxito', '/testimonios-videos')],
  [
    '1:38, 3:61',
    "'Solicitar presupuesto' leads to the marketing plans",
    link('Solicitar presupuesto', '/planes-de-marketing'),
  ],
  [
    '1:38',
    'The hero is as high as the window, with one muted video in a loop',
    behaviour(hero, 'the first screen is as high as the window, with the words, both ways on and one moving picture'),
  ],
  ['1:38', 'Phones and desktops have a video each', behaviour(hero, 'the first screen is as high as the window')],
  [
    '1:38, 1:107',
    'The videos begin again at 59 seconds',
    behaviour('shell/src/home/hero-video.test.tsx', 'at 59 seconds it begins again, and not before'),
  ],
  ['1:39', 'A carousel of client logos', element('img', { src: setting('clientLogos.0.src') })],
  [
    '1:39',
    'There are eight logos',
    behaviour('shell/src/home/home.test.tsx', 'the eight clients pass by, each with its name'),
  ],
  [
    '1:58',
    'A logo has id, source and alternative text',
    element('img', { src: setting('clientLogos.7.src'), alt: setting('clientLogos.7.alt') }),
  ],
  [
    '1:68, 1:107',
    'The logos move every 2 s, and do not stop when the visitor interacts',
    behaviour(logos, 'the logos pass by every two seconds, under the mouse too, until the visitor pauses them'),
  ],
  [
    '1:68',
    'Carousels loop',
    behaviour(
      carousel,
      'goes on every 2.5 s and round the end, stands still under the mouse, and goes on when it leaves',
    ),
  ],
  ...tiles.map(
    (tile) =>
      [
        '1:40',
        `The tile "${tile}" opens its survey in a new tab`,
        outbound(/\S/, setting(`surveys.tiles.${tile}`)),
      ] as const,
  ),
  [
    '1:40',
    'The tiles stand in a wall of two and of three columns',
    behaviour(spec, 'the six services stand in a wall of tiles and open their surveys in new tabs'),
  ],
  [
    '1:41',
    'The testimonials carousel is in the page',
    all(heading('Lo que Dicen Nuestros Clientes'), element('div', { 'data-slot': /testimonials/ })),
  ],
  ['1:41', 'A reviews widget', element('div', { 'data-reviews-widget': true })],
  [
    '1:41',
    "The closing call is 'Ver Casos de Éxito'",
    behaviour(
      'shell/src/home/home.test.tsx',
      'links to #contacto arrive at the closing call, with the testimonials and the chat',
    ),
  ],
  ['1:45', "The title is 'Lo que Dicen Nuestros Clientes'", heading('Lo que Dicen Nuestros Clientes')],
  ['1:45, 3:75', 'The hint of the carousel', onPage('Reproducción automática • Pausa al pasar el cursor')],
  [
    '1:46',
    'Placeholders: two on phones, four on desktops',
    behaviour(carousel, '${count} clients side by side at ${widths.join('),
  ],
  ['1:68, 1:107', 'The carousel moves every 2.5 s', behaviour(carousel, 'goes on every 2.5 s and round the end')],
  [
    '1:68',
    'It stops on interaction and under the mouse, and goes on when that leaves',
    behaviour(
      'shared-ui/src/cards/carousel.test.tsx',
      'stands still while the visitor is busy with it, and goes on when they leave',
    ),
  ],
  [
    '1:65',
    'When the list fails the placeholders go and nothing is shown',
    behaviour(carousel, 'when no list is known and none arrives, its section has neither placeholders nor cards'),
  ],
  ['1:9', 'Websites are promoted', link(/sitios? web/, '/venta-sitios-web')],
  ['1:9', 'Advertising campaigns are promoted', link(/publicidad|anuncios|campañas/, '/meta-ads-marketing')],
  ['1:9', 'CRM tooling is promoted', link(/CRM/, '/planes-crm')],
  ['1:9', 'Course launches are promoted', link(/curso/, '/lanzamientos-cursos')],
  ['1:9', 'Mentoring is promoted', link(/mentor/, '/mentoria-privada-con-direccion')],
  ['1:9', 'Landing pages and online stores are promoted', text(/landing page/, /tienda en línea/)],
  ['1:9', 'Logo and brand design is promoted', onPage(/logo/, /marca/)],
  ['1:9', 'Videos and photos are promoted', onPage(/videos?/, /fotos?/)],
]);
