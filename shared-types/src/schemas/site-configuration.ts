import * as v from 'valibot';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));

/** `https:` addresses, and same-origin paths for the demonstration. Nothing else: no `http:`, `javascript:` or `//host`. */
const address = v.pipe(
  text,
  v.check(
    (value) => /^\/(?![/\\])\S*$/.test(value) || (/^https:\/\/[^\s/]+/i.test(value) && URL.canParse(value)),
    'must be an https: address or a path of this site (/…)',
  ),
);
const phone = v.pipe(text, v.regex(/^\+\d[\d ]{6,18}$/, 'must be an international phone number (+1 305 555 0123)'));
const slug = v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug (a-z, 0-9 and -)'));

const origin = v.pipe(
  text,
  v.regex(/^https:\/\/[^/\s;,']+$/, 'must be an https: origin without a path (https://example.com)'),
);

/**
 * Everything of one environment that comes from outside: addresses, phone numbers, names, identifiers. No component
 * writes one of them. The catalogue's PIN is a courtesy gate: it travels to every browser, so nothing confidential may
 * stand behind it.
 */
export const siteConfigurationSchema = v.strictObject({
  agency: v.strictObject({
    name: text,
    legalName: text,
    /** Canonical origin, for canonical links and the sitemap. */
    origin: v.pipe(text, v.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin without a path (https://example.com)')),
    supportEmail: v.pipe(text, v.email('must be an e-mail address')),
    socialProfile: address,
  }),
  chat: v.strictObject({ phone, base: address }),
  links: v.strictObject({
    crmLogin: address,
    crmTrial: address,
    marketingPlans: address,
    sessionScheduling: address,
    videoMeetingDownload: address,
  }),
  /** The learning app's own places, which the support portal leads to. */
  support: v.strictObject({
    guides: address,
    recordedClasses: address,
    community: address,
    serviceStatus: address,
    appNews: address,
  }),
  payments: v.strictObject({
    maintenanceBasic: address,
    maintenanceRecommended: address,
    maintenanceServer: address,
    socialBasic: address,
    socialRecommended: address,
    supportStandard: address,
    supportFull: address,
    premiumSite: address,
    corporateSite: address,
    onlineStore: address,
    mentoring: address,
    mentoringExtraSession: address,
  }),
  cardPayments: v.strictObject({
    script: address,
    publishableKey: text,
    buyButtons: v.strictObject({ maintenanceBasic: text, maintenanceRecommended: text, maintenanceServer: text }),
  }),
  bookings: v.strictObject({
    default: address,
    advisoryTeam: address,
    advisoryCeo: address,
    crm: address,
    sales: address,
    referral: address,
  }),
  forms: v.strictObject({ supportAppointment: address, service: address, consultation: address, ticket: address }),
  surveys: v.strictObject({
    websiteQuote: address,
    adsSpecialist: address,
    videoDesigner: address,
    tiles: v.strictObject({
      campaigns: address,
      websites: address,
      crm: address,
      courses: address,
      branding: address,
      videos: address,
    }),
  }),
  reels: v.pipe(v.array(address), v.length(3, 'must list three reels')),
  scripts: v.strictObject({ formEmbed: address, reviewsWidget: address, scheduling: address }),
  /**
   * What the pages' content security policy allows beyond the addresses of this file, for what the third parties' scripts
   * ask for themselves. `inlineStyles` is for those that add style elements of their own.
   */
  allow: v.optional(
    v.strictObject({
      scripts: v.optional(v.array(origin)),
      frames: v.optional(v.array(origin)),
      connections: v.optional(v.array(origin)),
      inlineStyles: v.optional(v.boolean()),
    }),
  ),
  catalogue: v.strictObject({ pin: v.pipe(text, v.maxLength(6, 'must have at most 6 characters')) }),
  referrers: v.pipe(v.array(v.strictObject({ slug, name: text, amId: text })), v.length(2, 'must list two referrers')),
  mentor: v.strictObject({ slug, name: text }),
  hero: v.strictObject({ mobileVideo: address, desktopVideo: address, poster: address }),
  clientLogos: v.pipe(
    v.array(v.strictObject({ id: slug, src: address, alt: text })),
    v.length(8, 'must list eight client logos'),
  ),
});

/** Site configuration of an environment: see {@link siteConfigurationSchema}. */
export type SiteConfiguration = v.InferOutput<typeof siteConfigurationSchema>;
