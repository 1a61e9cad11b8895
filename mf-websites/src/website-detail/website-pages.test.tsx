import type { ComponentType } from 'react';
import { render, screen, within } from '@testing-library/react';
import type { ClientCase } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import CorporateSite from '../corporate-site/corporate-site.tsx';
import LandingPage from '../landing-page/landing-page.tsx';
import OnlineStore from '../online-store/online-store.tsx';
import PremiumSite from '../premium-site/premium-site.tsx';

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
/** The figures, which are many definitions of few words; answers are sentences. */
const figures = () => texts(screen.getAllByRole('definition')).filter((text) => !text.endsWith('.'));
const included = () => texts(screen.getAllByText('Incluido:').map((hint) => hint.parentElement ?? hint));
const excluded = () => texts(region('Lo que no incluye').getAllByRole('heading', { level: 3 }));
const show = (Page: ComponentType, cases: ClientCase[] = []) => render(inShell(<Page />, { cases }));

beforeAll(() =>
  loadSections(
    <>
      <PremiumSite />
      <CorporateSite />
      <OnlineStore />
      <LandingPage />
    </>,
  ),
);

test.each([
  ['Premium', PremiumSite, 'Cada servicio, en su propia página', '$2,000 USD', '/demo/pago?producto=sitio-premium'],
  [
    'Corporativo',
    CorporateSite,
    'Tu empresa, clara en cinco páginas',
    '$1,000 USD',
    '/demo/pago?producto=sitio-corporativo',
  ],
  ['Tienda', OnlineStore, 'Tu catálogo, abierto a toda hora', '$2,000 USD', '/demo/pago?producto=tienda-en-linea'],
])('%s says its price and is paid on its payment page', (_, Page, title, price, payment) => {
  show(Page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('banner')).toHaveTextContent(price);
  const links = screen.getAllByRole('link', { name: 'Contratar Ahora (se abre en una pestaña nueva)' });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', payment);
    expect(link).toHaveAccessibleDescription(
      /dentro de las 24 horas siguientes al pago, con una penalidad del 25\s%\. Después no hay devolución\.$/,
    );
  }
});

test.each([
  ['Premium', PremiumSite, ['10 páginas', '20 a 30', '1 hora', '10 días']],
  ['Corporativo', CorporateSite, ['5 páginas', '20 a 30', '1 hora', '10 días']],
  ['Tienda', OnlineStore, ['Hasta 30', '20 a 30', '1 hora', '10 días']],
  ['Landing page', LandingPage, ['1 página', '3 a 5', '1 revisión']],
])('%s stands in figures', (_, Page, expected) => {
  show(Page);
  expect(figures()).toEqual(expected);
});

const finished = (topics: ClientCase['topics']): ClientCase => ({
  id: `de-${topics.join('-')}`,
  client: `Cliente de ${topics.join(' y ')}`,
  sector: 'Comercio',
  topics,
  problem: 'No tenía sitio.',
  done: ['Un sitio'],
  site: { address: 'cliente.example', alt: 'Su portada', wide: { url: '/wide.webp', width: 1200, height: 3000 } },
});
const all = [
  finished(['websites']),
  finished(['stores']),
  finished(['landing-pages']),
  finished(['corporate-sites']),
  finished(['premium-sites']),
];

test.each([
  ['Premium', PremiumSite, 'premium-sites'],
  ['Corporativo', CorporateSite, 'corporate-sites'],
  ['Tienda', OnlineStore, 'stores'],
  ['Landing page', LandingPage, 'landing-pages'],
])('%s shows a finished site of its own kind, and none where there is none', (_, Page, topic) => {
  const { unmount } = show(Page, all);
  const [shown, ...others] = screen.getAllByRole('article');
  expect(shown).toHaveAccessibleName(`Cliente de ${topic}`);
  expect(others).toEqual([]);
  expect(screen.getByRole('region', { name: `El sitio de Cliente de ${topic}` })).toBeVisible();
  unmount();
  show(
    Page,
    all.filter(({ topics }) => !topics.includes(topic as never)),
  );
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

/** What each section is about, in their order: those that all pages have by name, a page's own by theirs. */
const composition = (Page: ComponentType): string[] => {
  const { unmount } = show(Page, all);
  const shared =
    /^(Lo que incluye|Lo que no incluye|Así queda terminado|Antes de decidir|Y las tuyas|.* días hábiles$)/;
  const headings = texts(
    screen.getAllByRole('heading').filter(({ tagName, textContent }) => tagName === 'H2' || shared.test(textContent)),
  );
  const table = screen.queryByRole('table');
  const compared =
    table && screen.getByRole('region', { name: (name, region) => name !== '' && region.contains(table) });
  unmount();
  return headings.map((heading) =>
    heading === compared?.getAttribute('aria-label') ? 'comparison' : (shared.exec(heading)?.[1] ?? 'its own'),
  );
};
const pages = [PremiumSite, CorporateSite, OnlineStore, LandingPage];

test('no two pages tell their site in the same order, and each begins with a part that no other has', () => {
  const compositions = pages.map(composition);
  const orders = compositions.map((parts) =>
    parts.map((part) => part.replace(/^.* días hábiles$/, 'work')).join(' / '),
  );
  expect(new Set(orders).size).toBe(pages.length);
  for (const parts of compositions) expect(parts[0]).toBe('its own');
});

test.each([
  ['Premium', PremiumSite],
  ['Corporativo', CorporateSite],
  ['Tienda', OnlineStore],
  ['Landing page', LandingPage],
])('%s answers what is asked before paying, and leads to all of the terms', (_, Page) => {
  show(Page);
  expect(texts(screen.getAllByRole('term').filter(({ textContent }) => textContent.startsWith('¿')))).toEqual([
    '¿Qué recibo?',
    '¿Cuándo?',
    '¿Qué necesitan de mí?',
    '¿Quién lo hace?',
    '¿Y si cambio de idea?',
    '¿Qué sigue?',
  ]);
  const answers = screen.getAllByRole('definition').filter(({ textContent }) => textContent.endsWith('.'));
  expect(answers).toHaveLength(6);
  expect(answers[3]).toHaveTextContent(/^Nuestro equipo/);
  expect(answers[4]).toHaveTextContent(/dentro de las 24 horas siguientes al pago, con una penalidad del 25\s%/);
  expect(screen.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/terminos-condiciones');
});

test('Premium maps its ten pages, one for each service of an example', () => {
  show(PremiumSite);
  const map = region('Qué cabe en 10 páginas');
  expect(texts(map.getAllByRole('heading', { level: 3 }))).toEqual([
    'La entrada',
    'Una página por servicio',
    'Para decidirse',
  ]);
  expect(texts(map.getAllByRole('listitem'))).toEqual([
    'Inicio',
    'Servicios',
    'Limpieza',
    'Ortodoncia',
    'Implantes',
    'Estética',
    'El equipo',
    'Antes y después',
    'Preguntas',
    'Pedir cita',
  ]);
  expect(included()).toContain('Incluido: Diseño y construcción de hasta 10 páginas');
});

test('Corporativo answers five questions, each on a page', () => {
  show(CorporateSite);
  const questions = region('Cinco páginas, cinco respuestas');
  expect(texts(questions.getAllByRole('heading', { level: 3 }))).toEqual([
    '¿Qué hace esta empresa?',
    '¿Quién está detrás?',
    '¿Qué puedo contratar?',
    '¿Cómo trabajan?',
    '¿Cómo les escribo?',
  ]);
  const names = ['Inicio', 'Nosotros', 'Servicios', 'Preguntas', 'Contacto'];
  questions.getAllByRole('listitem').forEach((item, nth) => expect(item).toHaveTextContent(names[nth] ?? ''));
  expect(included()).toContain('Incluido: Diseño y construcción de 5 páginas');
});

test('the shop is told by the path of who buys in it', () => {
  show(OnlineStore);
  expect(texts(region('El camino de quien te compra').getAllByRole('listitem'))).toEqual([
    'PortadaQué vendes y por dónde empezar a mirar.',
    'CategoríasHasta 10, para encontrar rápido.',
    'ProductoHasta 30 fichas, con foto, precio y detalle.',
    'Carrito y pagoRevisa su pedido y paga en línea.',
  ]);
});

test('the landing page is told from its top to its button, and says who makes the video', () => {
  show(LandingPage);
  expect(texts(region('La página, de arriba abajo').getAllByRole('listitem'))).toEqual([
    'La promesaUn titular que dice qué gana quien te lee.',
    'El videoTu carta de ventas, contada a cámara o en pantalla.',
    'Las razonesLo mismo por escrito, para quien prefiere leer.',
    'La ofertaEl precio, lo que trae y un solo botón.',
  ]);
  expect(texts(region('El video: quién hace qué').getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^TúEscribes el guion/),
    expect.stringMatching(/^TúGrabas el video/),
    expect.stringMatching(/^NosotrosArmamos la página/),
  ]);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  ['Premium', PremiumSite, 'sitio'],
  ['Corporativo', CorporateSite, 'sitio'],
  ['Tienda', OnlineStore, 'tienda'],
])('%s tells its two meetings, its delivery and its support', (_, Page, what) => {
  show(Page);
  const process = region(`De tu pago a tu ${what}, en 20 a 30 días hábiles`);
  expect(process.getByText(/dentro de las 24 horas siguientes a tu compra/)).toBeVisible();
  expect(texts(process.getAllByRole('heading', { level: 3 }))).toEqual([
    'Arranque',
    'Construcción',
    'Entrega',
    '10 días de soporte',
  ]);
  expect(process.getByText('Reunión de arranque')).toBeVisible();
  expect(process.getByText('Reunión de entrega, con 1 hora de capacitación')).toBeVisible();
  expect(process.getByText(/^Entre el día 20 y el 30/)).toBeVisible();
  expect(included()).toEqual(
    expect.arrayContaining([
      'Incluido: Reunión de entrega con 1 hora de capacitación',
      'Incluido: 10 días de soporte después de la entrega',
    ]),
  );
});

test('what the price leaves out leads to where it is sold', () => {
  show(PremiumSite);
  expect(excluded()).toEqual([
    'No incluido: Más de 10 páginas',
    'No incluido: Mantenimiento web',
    'No incluido: Campañas de publicidad',
    'No incluido: Logo, fotos y videos',
  ]);
  const apart = region('Lo que no incluye');
  expect(apart.getByText(/desde \$2,000 USD/)).toBeVisible();
  expect(
    apart.getByText(
      'Para estar en línea, tu sitio necesita un hosting: el tuyo o el plan Servidor, $24.99 USD al mes. Seguridad y actualizaciones: desde $250 USD al mes, plan Básico.',
    ),
  ).toBeVisible();
  expect(apart.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cotizar mi sitio', '/cotizar-sitio-web'],
    ['Ver planes de mantenimiento', '/planes-mantenimiento'],
    ['Ver campañas de publicidad', '/meta-ads-marketing'],
  ]);
});

test('the store, which its platform hosts, leaves out safety and updates alone', () => {
  show(OnlineStore);
  const apart = region('Lo que no incluye');
  expect(apart.getByText(/^Seguridad y actualizaciones .* desde \$250 USD al mes, plan Básico\.$/)).toBeVisible();
  expect(apart.queryByText(/hosting/i)).not.toBeInTheDocument();
});

test('the landing page says that training and support come with the other three', () => {
  show(LandingPage);
  expect(excluded()).toContain('No incluido: Capacitación y soporte después de la entrega');
  expect(region('Lo que no incluye').getByText('Vienen con el Corporativo, el Premium y la tienda.')).toBeVisible();
});

test('the store says beside its price that the platform is paid every month', () => {
  show(OnlineStore);
  expect(screen.getByRole('banner')).toHaveTextContent('Más el plan mensual de la plataforma, desde $39 USD al mes.');
  const payments = region('Dos pagos distintos');
  expect(
    payments.getByText(/^La tienda se construye una sola vez, por \$2,000 USD\..* desde \$39 USD al mes/),
  ).toBeVisible();
  const [once, monthly] = payments.getAllByRole('listitem');
  expect(once).toHaveTextContent(/^Una sola vez, a nosotros\$2,000 USD/);
  expect(monthly).toHaveTextContent(/^Cada mes, a la plataformaDesde \$39 USD al mes/);
  expect(excluded()[0]).toBe('No incluido: El plan de la plataforma');
  expect(region('Lo que no incluye').getByText(/^Obligatorio .* desde \$39 USD al mes\.$/)).toBeVisible();
});

test('the store includes up to 10 categories and 30 products, cart and payment', () => {
  show(OnlineStore);
  expect(included()).toEqual(
    expect.arrayContaining([
      'Incluido: Carga de hasta 30 productos en hasta 10 categorías',
      'Incluido: Carrito y pago en línea',
    ]),
  );
});

test('the landing page costs $500 and is bought by chat with the message typed in', () => {
  show(LandingPage);
  expect(screen.getByRole('banner')).toHaveTextContent('$500 USD');
  for (const link of screen.getAllByRole('link', { name: 'Contratar por chat (se abre en una pestaña nueva)' }))
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/demo/chat/13055550123?text=Hola, quiero contratar la landing page con carta de ventas en video por $500 USD',
    );
  expect(screen.queryByRole('link', { name: /^Contratar Ahora/ })).not.toBeInTheDocument();
});

test('who brings the video of the landing page is said beside the price, in the process and among what it leaves out', () => {
  show(LandingPage);
  expect(screen.getByRole('banner')).toHaveTextContent(
    'Tú traes el video; nosotros montamos la página a su alrededor.',
  );
  const process = region('Lista en 3 a 5 días hábiles');
  expect(process.getByText(/nos mandas tu video/)).toBeVisible();
  expect(excluded()[0]).toBe('No incluido: El guion y la grabación');
  expect(region('Lo que no incluye').getByText(/^Tú traes el video ya listo\./)).toBeVisible();
});

test('the landing page is ready in 3 to 5 working days, with one revision and no meetings', () => {
  show(LandingPage);
  const process = region('Lista en 3 a 5 días hábiles');
  expect(process.getByText(/por chat, sin reuniones/)).toBeVisible();
  expect(process.getByText(/en 1 revisión y la recibes entre el día 3 y el 5/)).toBeVisible();
  expect(included()).toContain('Incluido: 1 revisión');
});

test.each([
  ['Premium', PremiumSite, '¿Premium, Corporativo o tienda?'],
  ['Corporativo', CorporateSite, '¿Te alcanza el Corporativo?'],
  ['Tienda', OnlineStore, '¿Tienda o sitio web?'],
])('%s is compared with the three plans', (_, Page, heading) => {
  show(Page);
  const table = within(region(heading).getByRole('table', { name: 'Lo que cambia entre los tres' }));
  expect(texts(table.getAllByRole('columnheader')).slice(1)).toEqual(['Corporativo', 'Premium', 'Tienda en línea']);
});

test.each([
  ['Premium', PremiumSite],
  ['Corporativo', CorporateSite],
  ['Tienda', OnlineStore],
  ['Landing page', LandingPage],
])('a link leads from %s back to all websites', (_, Page) => {
  show(Page);
  expect(screen.getByRole('link', { name: 'Todos los sitios web' })).toHaveAttribute('href', '/venta-sitios-web');
});
