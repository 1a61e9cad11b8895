import type { Offer, PageHead, SiteConfiguration, JsonLdNode } from '@mosaico/shared-types';
import { compositionOf } from '../../testing/compositions.ts';
import { pageOf, releaseOf } from '../../testing/releases.ts';
import { siteOf } from '../../testing/site.ts';
import { graphOf } from './structured-data.ts';

const origin = 'http://localhost:8080';
const offers = {
  'mf-a/month': {
    name: 'Plan',
    price: { usd: 500, text: '$500', per: 'month', covers: 'un mes' },
    for: 'prospects',
    get: [],
    cancellation: '',
  },
  'mf-a/with-fee': {
    name: 'Plan con instalación',
    price: { usd: 97, text: '$97', per: 'month', covers: 'un mes' },
    plus: [{ usd: 1500, text: '$1,500', covers: 'instalación, un solo pago' }],
    for: 'prospects',
    get: [],
    cancellation: '',
  },
  'mf-a/from': {
    name: 'A medida',
    price: { usd: 800, text: '$800', from: true },
    for: 'prospects',
    get: [],
    cancellation: '',
  },
} satisfies Record<string, Offer>;
const composition = compositionOf([
  releaseOf('shell', { pages: [pageOf('/')] }),
  releaseOf('mf-a', { pages: [pageOf('/planes')] }),
]);
const table = { ...composition.table, offers };

function graph(path: string, jsonLd: readonly JsonLdNode[] = [], sells?: string[], modified?: string): JsonLdNode[] {
  const route = table.routes.find((each) => each.path === path);
  if (!route) throw new Error(path);
  const head: PageHead = {
    title: `${route.title} | Agencia Mosaico`,
    description: route.description,
    canonical: origin + path,
    siteName: 'Agencia Mosaico',
    indexed: true,
  };
  return graphOf({ ...composition, table }, { head, route: { ...route, ...(sells && { sells }) }, jsonLd, modified });
}
const typed = (all: readonly JsonLdNode[], type: string): JsonLdNode | undefined =>
  all.find((each) => each['@type'] === type);

test('home says in full who publishes it, and has no trail', () => {
  const all = graph('/');
  expect(typed(all, 'Organization')).toMatchObject({
    legalName: expect.any(String) as string,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
  });
  expect(typed(all, 'WebSite')).toMatchObject({ publisher: { '@id': `${origin}/#agencia` } });
  expect(typed(all, 'BreadcrumbList')).toBeUndefined();
});

const fromSite = (agency: object, people?: SiteConfiguration['people']): JsonLdNode | undefined => {
  const site = siteOf();
  const own = compositionOf([releaseOf('shell', { pages: [pageOf('/')] })], {
    site: { ...site, agency: { ...site.agency, ...agency }, people },
  });
  const [route] = own.table.routes;
  if (!route) throw new Error('no home');
  const head = { title: '', description: '', canonical: `${origin}/`, siteName: '', indexed: true };
  return typed(graphOf(own, { head, route, jsonLd: [], modified: undefined }), 'Organization');
};

test('an agency that says where it is and who works there says it to search engines, too', () => {
  const agency = {
    address: 'Calle Mayor 1, Miami',
    telephone: '+1 786 555 0100',
    email: 'ventas@agencia.example',
    founded: 2014,
  };
  const people = [{ name: 'Ana', role: 'Ventas', about: 'Escucha.', picture: '/ana.svg' }, { name: 'Luis' }];
  expect(fromSite(agency, people)).toMatchObject({
    address: 'Calle Mayor 1, Miami',
    telephone: '+1 786 555 0100',
    email: 'ventas@agencia.example',
    foundingDate: '2014',
    employee: [
      { '@type': 'Person', name: 'Ana', jobTitle: 'Ventas', description: 'Escucha.', image: `${origin}/ana.svg` },
      { '@type': 'Person', name: 'Luis' },
    ],
    contactPoint: [
      { contactType: 'sales', telephone: '+1 786 555 0100', email: 'ventas@agencia.example' },
      { contactType: 'customer service' },
    ],
  });
});

test('of an agency that does not, there is nothing: no empty list, no empty address', () => {
  const said = JSON.stringify(
    fromSite({ address: undefined, telephone: undefined, email: undefined, founded: undefined }),
  );
  expect(said).not.toMatch(/employee|"address"|foundingDate|"sales"/);
  expect(JSON.parse(said)).toMatchObject({
    email: siteOf().agency.supportEmail,
    contactPoint: { contactType: 'customer service' },
  });
});

test('another page says which agency that is, where it stands, and its own name', () => {
  const all = graph('/planes');
  expect(typed(all, 'Organization')).toEqual({
    '@type': 'Organization',
    '@id': `${origin}/#agencia`,
    name: 'Agencia Mosaico',
    url: `${origin}/`,
  });
  expect(typed(all, 'WebPage')).toMatchObject({ '@id': `${origin}/planes`, name: 'Page planes' });
  expect(typed(all, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, item: `${origin}/` },
    { position: 2, item: `${origin}/planes` },
  ]);
  expect(typed(all, 'Service')).toBeUndefined();
});

test('a one-time fee on top of a price is in the offer, too', () => {
  const [offer] = (typed(graph('/planes', [], ['mf-a/with-fee']), 'Service')?.offers ?? []) as JsonLdNode[];
  expect(offer).toMatchObject({ '@type': 'Offer', price: 97, priceCurrency: 'USD' });
  expect(offer?.priceSpecification).toEqual([
    expect.objectContaining({
      '@type': 'UnitPriceSpecification',
      price: 97,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    }),
    expect.objectContaining({ name: 'instalación, un solo pago', price: 1500, priceCurrency: 'USD' }),
  ]);
});

test('each thing it sells is a service with a price, or the least price where it begins there', () => {
  const all = graph('/planes', [], ['mf-a/month', 'mf-a/from']);
  expect(typed(all, 'Service')?.offers).toEqual([
    expect.objectContaining({
      '@type': 'Offer',
      name: 'Plan',
      price: 500,
      priceCurrency: 'USD',
      priceSpecification: expect.objectContaining({
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
      }) as unknown,
    }),
    expect.objectContaining({ '@type': 'AggregateOffer', name: 'A medida', lowPrice: 800, priceCurrency: 'USD' }),
  ]);
});

test('a page with questions is a page of questions; what else it shows stands beside', () => {
  const question = { '@type': 'Question', name: '¿Cuánto?', acceptedAnswer: { '@type': 'Answer', text: 'Poco.' } };
  const video = { '@type': 'VideoObject', name: 'Ana' };
  const all = graph('/planes', [question, video]);
  expect(typed(all, 'FAQPage')?.mainEntity).toEqual([question]);
  expect(typed(all, 'WebPage')).toBeUndefined();
  expect(all).toContain(video);
});
