import {
  absent,
  all,
  around,
  behaviour,
  element,
  elements,
  heading,
  link,
  outbound,
  page,
  setting,
  text,
  title,
} from '../proofs.ts';

const header = 'e2e/journeys/shell/header.spec.ts';
const headerMatrix = 'e2e/matrices/shell/header.spec.ts';

const everywhere = page('*', [
  // The header.
  ['1:21', 'A logo leads home', element('a', { href: '/', 'aria-label': /inicio/i }, 'header')],
  [
    '1:22',
    "The search box has the placeholder 'Buscar servicios...'",
    element('input', { placeholder: 'Buscar servicios...' }, 'header'),
  ],
  ['1:24', "The menu holds 'Catálogo de Servicios'", link('Catálogo de Servicios', '/catalogo-servicios', 'header')],
  ['1:24', "The menu holds 'Testimonios en Video'", link('Testimonios en Video', '/testimonios-videos', 'header')],
  ['1:24', "The menu holds 'Agendar una Cita Ahora'", link('Agendar una Cita Ahora', '/solicitar-cita', 'header')],
  ['1:24', "The menu holds 'CRM Login', in a new tab", outbound('CRM Login', setting('links.crmLogin'), 'header')],
  ['1:23', "The search icon has the tooltip 'Busca tu servicio aquí'", around('header', 'Busca tu servicio aquí')],
  // The footer.
  ['1:50', 'The footer has a contact link', outbound(/contacto|escr[ií]b/, { chat: [] }, 'footer')],
  [
    '1:50',
    'The footer leads to the social profile',
    outbound(/redes|s[ií]guenos|perfil/, setting('agency.socialProfile'), 'footer'),
  ],
  ['1:50', 'The footer leads to the terms', link(/t[eé]rminos/, '/terminos-condiciones', 'footer')],
  ['1:50', 'The footer leads to the privacy policy', link(/privacidad/, '/politica-privacidad', 'footer')],
  ['1:50', 'The footer has the place of the reviews widget', element('div', { 'data-reviews-widget': true }, 'footer')],
  ['1:50', 'A copyright line', around('footer', /©/, /20\d\d/)],
  // The chat button.
  ['1:10', 'A floating chat button stands on every page', element('aside', {}, 'anywhere')],
  ['2:18', 'The phone number of the chat is not shown', absent(/\+?1?[ .-]?305[ .-]?555/)],
  [
    '1:8, 1:80',
    'There are no accounts: no field for a password but the PIN’s',
    elements('none', 'input', { type: 'password', autocomplete: /password/ }),
  ],
  ['1:3', 'The page is in Spanish', element('html', { lang: 'es' }, 'anywhere')],
  ['3:50', 'Every page has its content in the HTML: one heading of its own', elements(1, 'h1')],
]);

export const shell = [
  ...everywhere,
  ...page('/', [
    // The header’s behaviour.
    [
      '1:21, 1:25, 1:105',
      'The bar is fixed, and translucent with a blur once the page is scrolled more than 10 px',
      behaviour(header, 'stays at the top, translucent and blurred past 10 px'),
    ],
    [
      '1:22, 1:105',
      'From 768 px on the search stands in the centre',
      behaviour(
        header,
        'stays at the top, translucent and blurred past 10 px; the search stands in its centre from 768 px on',
      ),
    ],
    [
      '1:23',
      'On narrow screens an icon opens the same box in a panel',
      behaviour(header, 'the menu opens, closes outside of it, and leads on; the search opens'),
    ],
    [
      '1:23, 1:106',
      'The tooltip of the icon comes after 2000 ms',
      behaviour(headerMatrix, 'shows after 2000 ms of pointing or of focus, not before'),
    ],
    [
      '1:24',
      'A menu button opens the panel',
      behaviour(header, 'has its three links, the CRM, in a new tab, and the telephone, where the agency has one'),
    ],
    [
      '1:26',
      'Both panels open and close on click',
      behaviour('shell/src/layout/header.test.tsx', 'opens and closes on click, and says so'),
    ],
    // Routing.
    [
      '1:18',
      'Paths match in any case of letters',
      behaviour('e2e/journeys/addresses.spec.ts', 'other spellings of an address lead to it'),
    ],
    ['1:18', 'Patterns of paths are supported', behaviour('shell/src/routing/find-route.test.ts', '%s is the page %s')],
    [
      '1:14, 1:100, 2:88, 2:159',
      'A path that is not listed shows the not-found screen',
      behaviour(
        'e2e/journeys/addresses.spec.ts',
        'an unknown path answers 404 with the not-found screen, and leads home',
      ),
    ],
    [
      '3:63',
      'Other spellings of an address lead to the canonical one',
      behaviour(
        'e2e/journeys/addresses.spec.ts',
        'where a host shows the page at ${path}, the browser puts its address right',
      ),
    ],
    [
      '1:42, 1:105',
      'Anchors scroll smoothly, 80 px below the top',
      behaviour(
        'e2e/journeys/shell/home.spec.ts',
        'a link to an anchor of the page scrolls smoothly to 80 px below the window’s top',
      ),
    ],
    // Errors.
    [
      '1:101',
      "A render error shows 'Unexpected Application Error!'",
      behaviour(
        'shell/src/errors/screens.test.tsx',
        'a page that throws gives way to the error screen, and comes back when it can',
      ),
    ],
    [
      '3:54',
      'The error screen belongs to a page that is come to in the browser',
      behaviour(
        'e2e/journeys/failures.spec.ts',
        'a page that throws when it is gone to shows the error screen inside a working shell',
      ),
    ],
    [
      '3:54',
      'A page whose first rendering throws keeps its HTML',
      behaviour(
        'e2e/journeys/failures.spec.ts',
        'a page that throws as it takes over its HTML leaves it to be read, with its links, and says so',
      ),
    ],
    // Everywhere, and the year.
    [
      '1:10',
      'The chat button opens the agency’s chat',
      behaviour('shell/src/layout/chat-button.test.tsx', 'it opens the agency’s chat in a new tab'),
    ],
    [
      '1:10',
      'The chat button keeps to the bottom left',
      behaviour(
        'e2e/matrices/shell/home-chat-button.spec.ts',
        'between phone and desktop, and on the widest screens, the chat button keeps to the margin',
      ),
    ],
    [
      '1:50, 3:47',
      'The copyright line has the current year',
      behaviour(
        'shell/src/layout/footer.test.tsx',
        'the copyright line has the year of the composition, and the visitor’s year once scripts run',
      ),
    ],
    [
      '3:45',
      "Chat links use the chat's base address, the digits and the text",
      behaviour(
        'shared-types/src/chat-link.test.ts',
        "the agency's chat is addressed by the digits of its number, with the text typed in",
      ),
    ],
    [
      '3:49',
      'An embed that does not load within 10 s gives way to a link and the chat',
      behaviour(
        'shared-ui/src/embeds/embed.test.tsx',
        'gives way after 10 s to a link to it, the chat, and another attempt',
      ),
    ],
    [
      '3:49',
      'A blocked embed gives way, too',
      behaviour('e2e/matrices/mf-plans/leads.spec.ts', 'a blocked calendar says so at once'),
    ],
    [
      '3:50',
      'Without JavaScript every page shows its content',
      behaviour(
        'e2e/matrices/usable.spec.ts',
        'without scripts every page reads well, and shows no button that would do nothing',
      ),
    ],
    [
      '3:25',
      'Only https addresses and paths of the site pass the configuration',
      behaviour('shared-types/src/schemas/site-configuration.test.ts', 'the address %p is refused, by its key'),
    ],
    [
      '3:23',
      'The configuration’s error names the key',
      behaviour(
        'shared-types/src/schemas/site-configuration.test.ts',
        'every fault is named at once, unknown keys among them',
      ),
    ],
    [
      '3:46',
      'An amount is data, written once',
      behaviour(
        'e2e/journeys/delivery.spec.ts',
        'a price that a team changes in its facts.json is on every page that shows it, and nothing else has changed',
      ),
    ],
    [
      '2:114',
      'Booking dialogs close by their own handling',
      behaviour(
        'shared-ui/src/embeds/booking-button.test.tsx',
        'opens the calendar in a dialog, and removes it when that closes',
      ),
    ],
    [
      '2:112, 2:140',
      'The form script is added once, with the first dialog',
      behaviour(
        'shared-ui/src/embeds/embed.test.tsx',
        'walls in what other sites send, and loads the script of their forms once',
      ),
    ],
    [
      '2:141',
      'The script of the reviews leaves with the page',
      behaviour(
        'shared-ui/src/embeds/reviews-widget.test.tsx',
        'loads the script once for all widgets, and removes it with the last',
      ),
    ],
    [
      '2:200',
      'A booking dialog is at most 580 px wide and at least 660 px high',
      behaviour(
        'e2e/matrices/mf-plans/leads.spec.ts',
        'the booking dialog fits a small phone, and is at least 660 px high and at most 580 px wide where there is room',
      ),
    ],
    [
      '2:200, 3:59',
      'Frames are at least as high as specified',
      behaviour(
        'e2e/matrices/embeds.spec.ts',
        'the place of each form, survey and calendar is at least as high as specified',
      ),
    ],
    [
      '3:67',
      'Older browsers work',
      behaviour('e2e/matrices/older-browsers.spec.ts', 'in a browser without ${lack.title} the site is whole'),
    ],
  ]),
  ...page('404', [
    [
      '1:53',
      "The title is 'Página no encontrada'",
      all(title('Página no encontrada'), heading('Página no encontrada')),
    ],
    ['1:53', 'The text of the not-found screen', text('Lo sentimos, la página que buscas no existe o ha sido movida.')],
    ['1:53', "'Volver al inicio' leads home", link('Volver al inicio', '/')],
    [
      '2:18',
      'The not-found screen has header and footer',
      all(element('header', {}, 'header'), element('footer', {}, 'footer')),
    ],
  ]),
];
