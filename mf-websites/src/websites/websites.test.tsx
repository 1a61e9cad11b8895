import type { ComponentType } from 'react';
import { render, screen, within } from '@testing-library/react';
import type { ClientCase } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import CorporateSite from './corporate-site.ts';
import LandingPage from './landing-page.ts';
import OnlineStore from './online-store.ts';
import PremiumSite from './premium-site.ts';

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);
const figures = () => texts(screen.getAllByRole('definition'));
const included = () => texts(screen.getAllByText('Incluido:').map((hint) => hint.parentElement ?? hint));
const excluded = () => texts(region('Lo que no incluye').getAllByRole('heading', { level: 3 }));
const show = (Page: ComponentType, cases: ClientCase[] = []) => render(inShell(<Page />, { cases }));

beforeAll(() => loadSections(<PremiumSite />));

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
      /dentro de las 24 horas, con una penalidad del 25\s%\. Después no hay devolución\.$/,
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

test('Premium draws its ten pages, one for each service of an example', () => {
  show(PremiumSite);
  expect(texts(region('Qué cabe en 10 páginas').getAllByRole('listitem')).slice(0, 10)).toEqual([
    'Inicio',
    'El equipo',
    'Servicios',
    'Limpieza',
    'Ortodoncia',
    'Implantes',
    'Estética',
    'Antes y después',
    'Preguntas',
    'Pedir cita',
  ]);
  expect(included()).toContain('Incluido: Diseño y construcción de hasta 10 páginas');
});

test('Corporativo draws its five pages with the question each answers', () => {
  show(CorporateSite);
  expect(texts(region('Cinco páginas, cinco respuestas').getAllByRole('listitem')).slice(0, 5)).toEqual([
    'Inicio¿Qué hace esta empresa?',
    'Nosotros¿Quién está detrás?',
    'Servicios¿Qué puedo contratar?',
    'Preguntas¿Cómo trabajan?',
    'Contacto¿Cómo les escribo?',
  ]);
  expect(included()).toContain('Incluido: Diseño y construcción de 5 páginas');
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
    'No incluido: Mantenimiento mensual',
    'No incluido: Campañas de publicidad',
    'No incluido: Logo, fotos y videos',
  ]);
  const apart = region('Lo que no incluye');
  expect(apart.getByText(/desde \$2,000 USD/)).toBeVisible();
  expect(apart.getByText(/a consultar/)).toBeVisible();
  expect(apart.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Cotizar mi sitio', '/cotizar-sitio-web'],
    ['Ver planes de mantenimiento', '/planes-mantenimiento'],
    ['Ver campañas de publicidad', '/meta-ads-marketing'],
    ['Términos y condiciones', '/terminos-condiciones'],
  ]);
  expect(apart.getByText(/dentro de las 24 horas, con una penalidad del 25\s%/)).toBeVisible();
});

test('the store says beside its price that the platform is paid every month', () => {
  show(OnlineStore);
  expect(screen.getByRole('banner')).toHaveTextContent('Más el plan mensual de la plataforma, desde $39 USD al mes.');
  expect(
    screen.getByText(/^La tienda se construye una sola vez, por \$2,000 USD\..* desde \$39 USD al mes/),
  ).toBeVisible();
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
  ['Landing page', LandingPage, '¿Te queda corta una página?'],
])('%s is compared with the three plans', (_, Page, heading) => {
  show(Page);
  const table = within(region(heading).getByRole('table', { name: 'Lo que cambia entre los tres' }));
  expect(texts(table.getAllByRole('columnheader')).slice(1)).toEqual(['Corporativo', 'Premium', 'Tienda']);
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
