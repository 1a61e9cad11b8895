/** @jest-environment node */
import { table } from 'site-for-tests';
import { routeOf } from '../testing/routes.ts';
import { servicesAmong } from './entries.ts';
import { findServices } from './find-services.ts';
import { longestQuery } from './longest-query.ts';
import { pageIndex } from './page-index.ts';

const services = servicesAmong(table.routes);
const findPages = pageIndex(table.routes);
const pages = (query: string): string[] => findPages(query).map(({ address }) => address);
/** What the search lists first: a service that matches, else another page. */
const first = (query: string): string | undefined =>
  [...findServices(services, query), ...findPages(query)][0]?.address;

test.each([
  ['curso', '/lanzamientos-cursos'],
  ['precio', '/#precios'],
  ['soporte', '/soporte'],
  ['faq', '/crm-faq'],
  ['mentoria', '/mentoria-privada-con-direccion'],
  ['empleo', '/oferta-especialista-en-ads'],
  ['privacidad', '/politica-privacidad'],
  ['contacto', '/#contacto'],
])('%s leads first to %s', (query, address) => {
  expect(first(query)).toBe(address);
});

test.each([
  ['cursos', '/lanzamientos-cursos'],
  ['quiero vender mi curso', '/lanzamientos-cursos'],
  ['mantener mi curso', '/mantenimiento-relanzamiento'],
  ['precios', '/#precios'],
  ['¿Cuánto cuesta?', '/#precios'],
  ['necesito AYUDA', '/soporte'],
  ['app', '/soporte'],
  ['preguntas frecuentes', '/crm-faq'],
  ['Mentorías', '/mentoria-privada-con-direccion'],
  ['trabaja con nosotros', '/oferta-especialista-en-ads'],
  ['whatsapp', '/#contacto'],
  ['testimonios', '/testimonios-videos'],
  ['opiniones', '/testimonios-videos'],
  ['como cancelo mi plan', '/terminos-condiciones'],
  ['widget', '/widgets'],
  ['mapa del sitio', '/directorio-paginas'],
  ['landing page de 500', '/landing-page-500'],
])('%s is found at %s', (query, address) => {
  expect(pages(query)[0]).toBe(address);
});

test.each([
  ['mantenimeinto', '/planes-mantenimiento'],
  ['mantenimento', '/planes-mantenimiento'],
  ['instragram', '/planes-sociales'],
  ['instagarm', '/planes-sociales'],
  ['wasap', '/#contacto'],
  ['watsapp', '/#contacto'],
  ['anunsios', '/meta-ads-marketing'],
  ['tinda', '/tienda-en-linea'],
  ['curos', '/lanzamientos-cursos'],
  ['preico', '/#precios'],
  ['sopotre', '/soporte'],
  ['fqa', '/crm-faq'],
  ['mentorai', '/mentoria-privada-con-direccion'],
  ['emlpeo', '/oferta-especialista-en-ads'],
  ['privasidad', '/politica-privacidad'],
  ['contatco', '/#contacto'],
])('%s is a typing error that is forgiven: %s', (query, address) => {
  expect(first(query)).toBe(address);
});

// What visitors typed who did not know our names for things: the trade they are in, or what they want.
test.each([
  ['dentista', '/testimonios-videos'],
  ['clínica dental', '/sitio-web-premium'],
  ['abogado', '/venta-sitios-web'],
  ['inmobiliaria', '/venta-sitios-web'],
  ['restaurante', '/venta-sitios-web'],
  ['panaderia', '/planes-sociales'],
  ['cafetería', '/planes-sociales'],
  ['tienda de ropa', '/tienda-en-linea'],
  ['boutique', '/tienda-en-linea'],
  ['floristeria', '/tienda-en-linea'],
  ['taller mecánico', '/meta-ads-marketing'],
  ['gimnasio', '/venta-sitios-web'],
  ['veterinaria', '/venta-sitios-web'],
  ['coach', '/mentoria-privada-con-direccion'],
  ['seo', '/venta-sitios-web'],
  ['posicionamiento', '/meta-ads-marketing'],
  ['aparecer en google', '/venta-sitios-web'],
  ['dominio', '/planes-mantenimiento'],
  ['mi página está lenta', '/planes-mantenimiento'],
  ['virus', '/planes-mantenimiento'],
  ['chatbot', '/asistentes-ventas'],
  ['bot de whatsapp', '/asistentes-ventas'],
  ['responder mensajes', '/asistentes-ventas'],
  ['recepcionista', '/asistentes-ventas'],
  ['factura', '/terminos-condiciones'],
  ['garantia', '/terminos-condiciones'],
  ['penalidad', '/terminos-condiciones'],
  ['pagar en partes', '/venta-sitios-web'],
  ['pasarela de pago', '/tienda-en-linea'],
  ['inventario', '/tienda-en-linea'],
  ['webinar', '/lanzamientos-cursos'],
  ['infoproducto', '/lanzamientos-cursos'],
  ['hotmart', '/creacion-plataforma-cursos'],
  ['certificados', '/creacion-plataforma-cursos'],
  ['portafolio', '/testimonios-videos'],
  ['ejemplos de trabajos', '/testimonios-videos'],
  ['conseguir clientes', '/meta-ads-marketing'],
  ['fotos para instagram', '/planes-sociales'],
  ['edición de video', '/planes-sociales'],
  ['soporte técnico', '/solicitar-cita'],
])('%s, a trade or a want, is found at %s', (query, address) => {
  expect(pages(query).slice(0, 3)).toContain(address);
});

test('a job is offered last to whoever looks for a service', () => {
  expect(pages('videos').at(-1)).toMatch(/^\/oferta-/);
  expect(pages('videos')[0]).not.toMatch(/^\/oferta-/);
});

test('several pages of a subject are found, those that name it in their words first', () => {
  expect(pages('crm')).toEqual(['/crm-servicios', '/crm-faq', '/planes-crm', '/planes-soporte', '/asistentes-ventas']);
});

test.each([
  '',
  ' ',
  '\u0301',
  'x',
  'de la',
  'zapatos',
  'zapatos rojos',
  '<img src=x onerror=alert(1)>',
  'xyz',
  '.*',
  '(',
  '🎉',
  '\ud83d',
])('%j finds nothing', (query) => {
  expect(findPages(query)).toEqual([]);
});

test('pages that search engines are kept from are found only if they declare words', () => {
  const find = pageIndex([
    routeOf('/publica'),
    routeOf('/oculta', { indexed: false }),
    routeOf('/hallable', { indexed: false, search: { words: ['oculta'] } }),
  ]);
  expect(find('publica').map(({ address }) => address)).toEqual(['/publica']);
  expect(find('oculta').map(({ address }) => address)).toEqual(['/hallable']);
});

test('a page is listed by its own name and description, unless it declares others; a place, by its anchor', () => {
  const find = pageIndex([
    routeOf('/planes', { directory: { name: 'Planes', category: 'Planes' }, description: 'Todos los planes' }),
    routeOf('/catalogo', {
      search: { title: 'Catálogo de planes', description: 'Con precios', words: ['planes'] },
      places: [{ anchor: 'extra', title: 'Extras', description: 'De los planes', words: ['extras'] }],
    }),
  ]);
  expect(find('planes').map(({ title, description, address }) => [title, description, address])).toEqual([
    ['Catálogo de planes', 'Con precios', '/catalogo'],
    ['Planes', 'Todos los planes', '/planes'],
    ['Extras', 'De los planes', '/catalogo#extra'],
  ]);
});

test('no more is read of a query than its first characters', () => {
  expect(pages(`${'ß'.repeat(longestQuery - 6)} curso`)[0]).toBe('/lanzamientos-cursos');
  expect(pages(`${'ß'.repeat(longestQuery)} curso`)).toEqual([]);
});
