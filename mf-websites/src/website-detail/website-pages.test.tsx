import type { ComponentType } from 'react';
import { render, screen, within } from '@testing-library/react';
import { dollars, type ClientCase } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { site } from 'site-for-tests';
import { content as corporate } from '../corporate-site/content.ts';
import CorporateSite from '../corporate-site/corporate-site.tsx';
import { counted } from '../counted.ts';
import LandingPage from '../landing-page/landing-page.tsx';
import { content as store } from '../online-store/content.ts';
import OnlineStore from '../online-store/online-store.tsx';
import { content as premium } from '../premium-site/content.ts';
import PremiumSite from '../premium-site/premium-site.tsx';
import { copyBelow as below } from './content.ts';

const single = facts.text('mf-legal/cancel-single');
const workdays = figure('mf-websites/workdays');
const premiumPages = figure('mf-websites/premium-pages');
const storePlatform = `desde ${figure('mf-websites/store-platform')} USD al mes`;
const landingWorkdays = facts.range('mf-websites/landing-workdays');
const training = counted(facts, 'mf-websites/training-hours', 'hora', 'horas');
const support = counted(facts, 'mf-websites/support-days', 'día', 'días');
const revisions = counted(facts, 'mf-websites/landing-revisions', 'revisión', 'revisiones');
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
/** What elements say; the words of a drawing are part of its picture. */
const texts = (elements: HTMLElement[]) =>
  elements.map((element) => {
    const said = element.cloneNode(true) as HTMLElement;
    for (const drawing of said.querySelectorAll('svg[aria-hidden="true"]')) drawing.remove();
    return said.textContent;
  });
const included = () => texts(screen.getAllByText('Incluido:').map((hint) => hint.parentElement ?? hint));
const excluded = () => texts(region(below.apart.heading).getAllByRole('heading', { level: 4 }));
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
  ['Premium', PremiumSite, premium(facts).title, 'mf-websites/premium', '/demo/pago?producto=sitio-premium'],
  [
    'Corporativo',
    CorporateSite,
    corporate(facts).title,
    'mf-websites/corporate',
    '/demo/pago?producto=sitio-corporativo',
  ],
  ['Tienda', OnlineStore, store(facts).page.title, 'mf-websites/store', '/demo/pago?producto=tienda-en-linea'],
] as const)('%s says its price and is paid on its payment page', (_, Page, title, price, payment) => {
  show(Page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('banner')).toHaveTextContent(`${figure(price)} USD`);
  const links = screen.getAllByRole('link', { name: 'Contratar Ahora (se abre en una pestaña nueva)' });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAttribute('href', payment);
    expect(link).toHaveAccessibleDescription(single);
  }
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

test.each([
  ['Premium', PremiumSite, 'premium-sites'],
  ['Corporativo', CorporateSite, 'corporate-sites'],
  ['Tienda', OnlineStore, 'stores'],
  ['Landing page', LandingPage, 'landing-pages'],
] as const)(
  '%s opens with screens of a client’s site, says what came of it, and leads to the story',
  (_, Page, topic) => {
    const client = finished([topic]);
    show(Page, [
      {
        ...client,
        site: client.site && {
          ...client.site,
          pages: Array.from({ length: 10 }, (_, nth) => ({
            url: `/pagina-${nth}.webp`,
            alt: `Página ${nth}`,
            width: 600,
            height: 800,
          })),
        },
        pictures: [{ url: '/portada.webp', alt: 'La portada' }],
        result: { figure: '7 de 10', what: 'pedidos', period: 'en un mes' },
        sample: true,
      },
    ]);
    const stage = within(screen.getByRole('article', { name: client.client }));
    // One picture to whoever hears it.
    expect(stage.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual(['La portada']);
    expect(screen.getByRole('article', { name: client.client })).toHaveTextContent('7 de 10 pedidos en un mes');
    expect(stage.getByText(/^Caso.de.muestra/)).toBeVisible();
    expect(stage.getByRole('link', { name: new RegExp(`\\(${client.client}\\)$`) })).toHaveAttribute(
      'href',
      `/testimonios-videos/${client.id}`,
    );
  },
);

test.each([
  ['Premium', PremiumSite, 'mf-websites/premium'],
  ['Corporativo', CorporateSite, 'mf-websites/corporate'],
  ['Tienda', OnlineStore, 'mf-websites/store'],
  ['Landing page', LandingPage, 'mf-websites/landing'],
] as const)('%s says beside what it includes how it is paid, and leads to all of the terms', (_, Page, name) => {
  show(Page);
  const { usd, text: price } = facts.amount(name);
  const refund = `De ${price} vuelven a ti ${dollars((usd * facts.number('mf-legal/single-refund')) / 100)}`;
  const paid = region(below.paid);
  expect(paid.getByText(figure('mf-legal/payment-plan'))).toBeVisible();
  // In dollars once; the rule where it is paid.
  expect(paid.getByText(refund, { exact: false })).toBeVisible();
  expect(screen.getAllByText(figure('mf-legal/cancel-single'))).toHaveLength(2);
  expect(paid.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/terminos-condiciones');
  // What is delivered stands where it is sold, and what is not beside it.
  expect(included().length).toBeGreaterThan(3);
  expect(region(below.apart.heading).getByText(/El dominio tampoco/)).toBeVisible();
});

test.each([
  ['Premium', PremiumSite, /textos, imágenes y accesos/],
  ['Corporativo', CorporateSite, /textos, imágenes y accesos/],
  ['Tienda', OnlineStore, /y nos das fotos y precios\. Contratas el plan de la plataforma/],
  ['Landing page', LandingPage, /nos mandas tu logo y tus accesos \(dominio y hosting\)/],
])('%s says in its first step what is needed', (_, Page, need) => {
  show(Page);
  expect(region(/ días hábiles$/).getByText(need)).toBeVisible();
});

test('Premium maps its ten pages, one for each service of an example', () => {
  show(PremiumSite);
  const map = region(`Qué cabe en ${premiumPages} páginas`);
  expect(texts(map.getAllByRole('heading', { level: 3 }))).toEqual([
    'La entrada',
    'Para decidirse',
    'Una página por servicio',
  ]);
  expect(texts(map.getAllByRole('listitem'))).toEqual([
    'Inicio',
    'El equipo',
    'Antes y después',
    'Preguntas',
    'Pedir cita',
    'Servicios',
    'Limpieza',
    'Ortodoncia',
    'Implantes',
    'Estética',
  ]);
  expect(included()).toContain(`Incluido: Diseño y construcción de hasta ${premiumPages} páginas`);
});

test('Corporativo answers five questions, each on a page', () => {
  show(CorporateSite);
  const questions = region(/ páginas, .+ respuestas$/);
  expect(texts(questions.getAllByRole('heading', { level: 3 }))).toEqual([
    '¿Qué hace esta empresa?',
    '¿Quién está detrás?',
    '¿Qué puedo contratar?',
    '¿Cómo trabajan?',
    '¿Cómo les escribo?',
  ]);
  const names = ['Inicio', 'Nosotros', 'Servicios', 'Preguntas', 'Contacto'];
  questions.getAllByRole('listitem').forEach((item, nth) => expect(item).toHaveTextContent(names[nth] ?? ''));
  expect(included()).toContain(`Incluido: Diseño y construcción de ${figure('mf-websites/corporate-pages')} páginas`);
});

test('the shop is told by the path of who buys in it', () => {
  show(OnlineStore);
  expect(texts(region('El camino de quien te compra').getAllByRole('listitem'))).toEqual([
    'PortadaQué vendes y por dónde empezar a mirar.',
    `CategoríasHasta ${figure('mf-websites/store-categories')}, para encontrar rápido.`,
    `ProductoHasta ${figure('mf-websites/store-products')} fichas, con foto, precio y detalle.`,
    'Carrito y pagoTu cliente revisa su pedido y paga en línea.',
  ]);
});

test('the landing page is told from its top to its button', () => {
  show(LandingPage);
  expect(texts(region('La página, de arriba abajo').getAllByRole('listitem'))).toEqual([
    'La promesaUn titular que dice qué gana quien te lee.',
    'El videoTu carta de ventas, contada a cámara o en pantalla.',
    'Las razonesLo mismo por escrito, para quien prefiere leer.',
    'La ofertaEl precio, lo que trae y un solo botón.',
  ]);
});

test.each([
  ['Premium', PremiumSite, 'sitio'],
  ['Corporativo', CorporateSite, 'sitio'],
  ['Tienda', OnlineStore, 'tienda'],
])('%s tells its two meetings, its delivery and its support', (_, Page, what) => {
  show(Page);
  const process = region(`De tu material a tu ${what}, en ${workdays} días hábiles`);
  expect(
    process.getByText(`En las ${figure('mf-legal/contact-hours')} horas siguientes a tu compra`, { exact: false }),
  ).toBeVisible();
  expect(texts(process.getAllByRole('heading', { level: 3 }))).toEqual([
    'Arranque',
    'Construcción',
    'Entrega',
    `${support} de soporte`,
  ]);
  expect(process.getByText('Reunión de arranque')).toBeVisible();
  const { least, most } = facts.range('mf-websites/workdays');
  expect(process.getByText(`Reunión de entrega, con ${training} de capacitación`)).toBeVisible();
  expect(process.getByText(`Entre el día ${least} y el ${most}`, { exact: false })).toBeVisible();
  expect(included()).toEqual(
    expect.arrayContaining([
      `Incluido: Reunión de entrega con ${training} de capacitación`,
      `Incluido: ${support} de soporte después de la entrega`,
    ]),
  );
});

test('what the price leaves out leads to where it is sold', () => {
  show(PremiumSite);
  expect(excluded()).toEqual([
    `No incluido: Más de ${premiumPages} páginas`,
    'No incluido: Mantenimiento web',
    'No incluido: Campañas de publicidad',
    'No incluido: Textos, logo, fotos y videos',
  ]);
  const apart = region(below.apart.heading);
  expect(apart.getByText(`desde ${figure('mf-websites/custom')} USD`, { exact: false })).toBeVisible();
  expect(
    apart.getByText(
      `${figure('mf-websites/hosting')} Seguridad y actualizaciones: desde ${figure('mf-plans/maintenance-basic')} USD al mes, plan Básico.`,
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
  const apart = region(below.apart.heading);
  expect(apart.getByText(/^Seguridad y actualizaciones /)).toHaveTextContent(
    `desde ${figure('mf-plans/maintenance-basic')} USD al mes, plan Básico.`,
  );
  expect(apart.queryByText(/hosting/i)).not.toBeInTheDocument();
});

test('the landing page has the training and the support of every site', () => {
  show(LandingPage);
  expect(included()).toEqual(
    expect.arrayContaining([
      `Incluido: Capacitación de ${training}`,
      `Incluido: ${support} de soporte después de la entrega`,
    ]),
  );
  const process = region(`Lista en ${figure('mf-websites/landing-workdays')} días hábiles`);
  expect(process.getByText(`Capacitación de ${training}`)).toBeVisible();
  expect(process.getByRole('heading', { name: `${support} de soporte` })).toBeVisible();
  expect(excluded().join()).not.toMatch(/capacitación|soporte/i);
});

test.each([
  ['Premium', PremiumSite],
  ['Corporativo', CorporateSite],
  ['Landing page', LandingPage],
])('%s is delivered without a promise to be online: its hosting is apart, in the words of all pages', (_, Page) => {
  show(Page);
  expect(region(below.apart.heading).getByText(figure('mf-websites/hosting'), { exact: false })).toBeVisible();
  expect(region(/ días hábiles$/).queryByText(/en línea/)).not.toBeInTheDocument();
});

test.each([
  ['Premium', PremiumSite, 'deliveryDays', / días hábiles$/],
  ['Landing page', LandingPage, 'deliveryDays', / días hábiles$/],
  ['Landing page', LandingPage, 'landingVideo', 'El video, paso a paso'],
] as const)('%s says what only the owner knows as far as he says it: %3$s', (_, Page, key, where) => {
  const said = 'Lo dice el dueño.';
  const { unmount } = show(Page);
  expect(region(where).queryByText(said, { exact: false })).not.toBeInTheDocument();
  unmount();
  render(inShell(<Page />, { cases: [], site: { ...site, conditions: { [key]: said } } }));
  expect(region(where).getByText(said, { exact: false })).toBeVisible();
});

test('the store says beside its price that the platform is paid every month', () => {
  show(OnlineStore);
  expect(screen.getByRole('banner')).toHaveTextContent(`Más el plan mensual de la plataforma, ${storePlatform}.`);
  const payments = region('Dos pagos distintos');
  const price = `${figure('mf-websites/store')} USD`;
  expect(payments.getByText(/^Uno se paga una vez, a nosotros\./)).toBeVisible();
  const [once, monthly] = payments.getAllByRole('listitem');
  expect(once).toHaveTextContent(`Una sola vez, a nosotros${price}`);
  expect(monthly).toHaveTextContent(
    `Cada mes, a la plataformaDesde ${figure('mf-websites/store-platform')} USD al mes`,
  );
  expect(excluded()[0]).toBe('No incluido: El plan de la plataforma');
  expect(region(below.apart.heading).getByText(/^Obligatorio /)).toHaveTextContent(`${storePlatform}.`);
});

test('the store includes its categories and products, cart and payment', () => {
  show(OnlineStore);
  expect(included()).toEqual(
    expect.arrayContaining([
      `Incluido: Carga de hasta ${figure('mf-websites/store-products')} productos en hasta ${figure('mf-websites/store-categories')} categorías`,
      'Incluido: Carrito y pago en línea',
    ]),
  );
});

test('the landing page says its price and is bought by chat with the message typed in', () => {
  show(LandingPage);
  const price = `${figure('mf-websites/landing')} USD`;
  expect(screen.getByRole('banner')).toHaveTextContent(price);
  for (const link of screen.getAllByRole('link', { name: 'Contratar Ahora (se abre en una pestaña nueva)' }))
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      `/demo/chat/13055550123?text=Hola, quiero contratar la landing page con carta de ventas en video por ${price}`,
    );
});

test('that the video of the landing page is agreed on is said beside the price and where it is told', () => {
  show(LandingPage);
  expect(screen.getByRole('banner')).toHaveTextContent(
    'Acordamos contigo el guion y la grabación antes de que pagues.',
  );
  expect(
    region('El video, paso a paso').getByText(
      /Acordamos contigo, antes de que pagues, quién la escribe y quién la graba\.$/,
    ),
  ).toBeVisible();
  expect(excluded().join()).not.toMatch(/video|grabación/i);
});

test('the landing page says when it is ready and after how many revisions', () => {
  show(LandingPage);
  const process = region(`Lista en ${figure('mf-websites/landing-workdays')} días hábiles`);
  const { least, most } = landingWorkdays;
  expect(
    process.getByText(`en ${revisions} y la recibes entre el día ${least} y el ${most}`, { exact: false }),
  ).toBeVisible();
  expect(included()).toContain(`Incluido: ${revisions}`);
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
