import type {
  Amount,
  Offer,
  PageHead,
  Person,
  Route,
  RouteLink,
  SiteConfiguration,
  JsonLdNode,
} from '@mosaico/shared-types';
import { tableEntry } from '@mosaico/shared-types/table';
import { touchIcon } from '../pictures/identity.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';

/** What the graph of a page is made of. */
interface Shown {
  head: PageHead;
  route: Route;
  /** What the page has noted while it was rendered. */
  jsonLd: readonly JsonLdNode[];
  /** Since when its words are as they are, as `2026-11-21`; nothing where that is not known. */
  modified?: string | undefined;
}

/**
 * The graph of a page in schema.org's terms: its publisher, its place in the site, the offers that it declares, and the notes
 * that its parts have taken. Nodes refer to each other by `@id`.
 */
export function graphOf(
  { configuration, table }: ResolvedSite,
  { head, route, jsonLd, modified }: Shown,
): JsonLdNode[] {
  const { site } = configuration;
  const { canonical = '', title, description, siteName } = head;
  const ids = idsOf(site.agency.origin, canonical);
  const questions = jsonLd.filter((thing) => thing['@type'] === 'Question');
  const others = jsonLd.filter((thing) => !questions.includes(thing));
  const trail = (tableEntry(table, `trail:${route.path}`) ?? []) as readonly RouteLink[];
  const sold = (route.sells ?? []).flatMap((name) => tableEntry(table, `offer:${name}`) as Offer[]);
  const page: JsonLdNode = {
    '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
    '@id': canonical,
    url: canonical,
    name: title.replace(` | ${siteName}`, ''),
    description,
    inLanguage: 'es',
    ...(modified !== undefined && { dateModified: modified }),
    isPartOf: { '@id': ids.site },
    ...(head.image && { primaryImageOfPage: imageOf(head.image) }),
    ...(trail.length > 0 && { breadcrumb: { '@id': ids.trail } }),
    ...(sold.length > 0 && { about: { '@id': ids.service } }),
    ...(questions.length > 0 && { mainEntity: questions }),
  };
  return [
    // Who the agency is in full stands on its home page; the others say which one.
    route.path === '/' ? agencyOf(site, ids.agency) : { ...briefly(site), '@id': ids.agency },
    siteOf(site, ids),
    page,
    ...(trail.length > 0
      ? [trailOf([...trail, { path: route.path, label: route.directory.name }], site, ids.trail)]
      : []),
    ...(sold.length > 0 ? [serviceOf({ route, sold, canonical }, ids)] : []),
    ...others,
  ];
}

interface Ids {
  agency: string;
  site: string;
  trail: string;
  service: string;
}

const idsOf = (origin: string, canonical: string): Ids => ({
  agency: `${origin}/#agencia`,
  site: `${origin}/#sitio`,
  trail: `${canonical}#ruta`,
  service: `${canonical}#servicio`,
});

const briefly = ({ agency }: SiteConfiguration): JsonLdNode => ({
  '@type': 'Organization',
  name: agency.name,
  url: `${agency.origin}/`,
});

function agencyOf(site: SiteConfiguration, id: string): JsonLdNode {
  const { agency, chat, people = [] } = site;
  const { legalName, origin, supportEmail, socialProfile, address, telephone, email, founded } = agency;
  const contact = { '@type': 'ContactPoint', availableLanguage: 'es' };
  const service = { ...contact, contactType: 'customer service', telephone: chat.phone, email: supportEmail };
  const isForAll = telephone !== undefined || email !== undefined;
  return {
    ...briefly(site),
    '@id': id,
    legalName,
    // The mark at a size that search engines take, at an address that stays; every head names it.
    logo: origin + touchIcon,
    email: email ?? supportEmail,
    ...(telephone !== undefined && { telephone }),
    ...(address !== undefined && { address }),
    ...(founded !== undefined && { foundingDate: String(founded) }),
    ...(people.length > 0 && { employee: people.map((person) => employeeOf(person, origin)) }),
    contactPoint: isForAll ? [{ ...contact, contactType: 'sales', telephone, email }, service] : service,
    sameAs: [new URL(socialProfile, origin).href],
  };
}

const employeeOf = ({ name, role, about, picture }: Person, origin: string): JsonLdNode => ({
  '@type': 'Person',
  name,
  ...(role !== undefined && { jobTitle: role }),
  ...(about !== undefined && { description: about }),
  ...(picture !== undefined && { image: new URL(picture, origin).href }),
});

const siteOf = ({ agency }: SiteConfiguration, ids: Ids): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': ids.site,
  url: `${agency.origin}/`,
  name: agency.name,
  inLanguage: 'es',
  publisher: { '@id': ids.agency },
});

const imageOf = ({ address, alt }: NonNullable<PageHead['image']>): JsonLdNode => ({
  '@type': 'ImageObject',
  url: address,
  caption: alt,
});

const trailOf = (links: readonly RouteLink[], { agency }: SiteConfiguration, id: string): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  '@id': id,
  itemListElement: links.map(({ path, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: agency.origin + path,
  })),
});

function serviceOf(
  { route, sold, canonical }: { route: Route; sold: readonly Offer[]; canonical: string },
  ids: Ids,
): JsonLdNode {
  return {
    '@type': 'Service',
    '@id': ids.service,
    name: route.service?.title ?? route.directory.name,
    description: route.service?.text ?? route.description,
    url: canonical,
    provider: { '@id': ids.agency },
    offers: sold.map((offer) => offerOf(offer, canonical, ids)),
  };
}

/** UN/CEFACT codes of what a price is paid for each time. */
const units = { month: 'MON', hour: 'HUR' };

function offerOf({ name, price, plus = [] }: Offer, canonical: string, { agency }: Ids): JsonLdNode {
  const { usd, per, from, covers } = price;
  const unit = per && { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: units[per] } };
  const common = { name, ...(covers && { description: covers }), url: canonical, seller: { '@id': agency } };
  // What begins at a price has none by itself.
  if (from) return { '@type': 'AggregateOffer', ...common, lowPrice: usd, priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    ...common,
    price: usd,
    priceCurrency: 'USD',
    ...priceSpecification(usd, unit, plus),
  };
}

/** The recurring price, and fees that are paid once; empty if the price alone says everything. */
function priceSpecification(usd: number, unit: object | undefined, plus: readonly Amount[]): object {
  const each = { '@type': 'UnitPriceSpecification', priceCurrency: 'USD' };
  if (plus.length === 0) return unit ? { priceSpecification: { ...each, price: usd, ...unit } } : {};
  return {
    priceSpecification: [
      { ...each, price: usd, ...unit, ...(unit && { priceComponentType: 'https://schema.org/Subscription' }) },
      ...plus.map((fee) => ({
        ...each,
        name: fee.covers,
        price: fee.usd,
        priceComponentType: 'https://schema.org/ActivationFee',
      })),
    ],
  };
}
