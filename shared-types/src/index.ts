export { continued } from './continued.ts';
export { daysAfter } from './days.ts';
export { dollars, withRefund } from './dollars.ts';
export { descriptionLength, titleLength } from './lengths.ts';
export { footerGroups, pageCategories } from './pages.ts';
export type {
  FooterGroup,
  PageCategory,
  PageDeclaration,
  PageLink,
  PageName,
  PageProps,
  Pages,
  SearchDeclaration,
} from './pages.ts';
export { amountOf } from './facts.ts';
export type { Amount, Fact, FactDeclaration, FactName, Facts, OfferName, Range, Unit } from './facts.ts';
export type { Audience, OfferDeclaration, Offers, PurchaseOption } from './offers.ts';
export type { MentionedFacts, MentionedOffers, MentionedPages } from './mentions.ts';
export type {
  FooterLinks,
  Offer,
  OwnRoute,
  Route,
  RouteLink,
  SearchablePage,
  Service,
  SiteTable,
  TableEntries,
  TableKey,
} from './table.ts';
export {
  LookupProvider,
  useAddress,
  useContent,
  useFacts,
  useFooterLinks,
  useHasServices,
  useLookup,
  useOffer,
  usePublicData,
  useRoutes,
  useServices,
  useTrail,
} from './lookup.ts';
export type { FactReader, Lookup } from './lookup.ts';
export { RetryProvider, useRetry } from './retry.ts';
export type { Retry } from './retry.ts';
export { fetchWithStallTimeout } from './fetch-with-stall-timeout.ts';
export type { AnswerTopic, Person, SiteConfiguration } from './schemas/site-configuration.ts';
export type { PublicData } from './schemas/public-data.ts';
export type { CaseSummary, CaseTopic, ClientCase } from './schemas/cases.ts';
export type { Testimonial } from './schemas/testimonials.ts';
export { SiteProvider, useSite } from './site.ts';
export { JsonLdProvider, useJsonLd } from './json-ld.ts';
export type { AddJsonLd, JsonLdNode } from './json-ld.ts';
export { headElements, headOfRoute, pageElements } from './head.ts';
export type { HeadElement, PageHead } from './head.ts';
export { section, SectionContent, SectionProvider, sectionsOf, sectionsSoFar } from './sections.ts';
export type { FrameProps, LoadSection, SectionContentProps, SectionMode, SectionProps } from './sections.ts';
export { Slot, SlotProvider } from './slots.ts';
export type { SlotName, SlotProps, Slots } from './slots.ts';
// Only what is exported by a star can be added to by `declare module '@mosaico/shared-types'`.
export type * from './declared.ts';
export { ToastProvider, useToast } from './toasts.ts';
export type { Toast, ToastButton, ToastOptions, ToastPosition, ToastPromise, ToastType } from './toasts.ts';
export { dayIn, lastSecondOf } from './days.ts';
export { useToday, useYear } from './today.ts';
export { chatLink } from './chat-link.ts';
export { telephoneLink } from './telephone-link.ts';
export { answererOf } from './answerer.ts';
export { listSlugPattern } from './list-slug.ts';
export {
  bootstrapId,
  dehydratedAttribute,
  foreignAttribute,
  bootScriptName,
  containerName,
  loaderGlobal,
  noticeId,
  pageAssetsKey,
  pagesPartAddress,
  partOfPath,
  sectionAssetsKey,
  aloneAttribute,
  islandAttribute,
  rootId,
  slotAssetsKey,
  pressEvent,
} from './rendering.ts';
export type {
  Bootstrap,
  Container,
  BootScript,
  Notes,
  Integrity,
  AssetMap,
  PageBootstrapData,
  PagesPart,
  RenderedPage,
  ServerShell,
  SiteManifest,
  TableParts,
} from './rendering.ts';
export { plainPath, queryOf, textPath } from './paths.ts';
