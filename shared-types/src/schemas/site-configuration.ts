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

/** A value with what it is for, which `docs/configuration.md` is made of. */
const told = <T extends v.GenericSchema>(
  what: string,
  schema: T,
): v.SchemaWithPipe<readonly [T, v.DescriptionAction<v.InferOutput<T>, string>]> => v.pipe(schema, v.description(what));

/**
 * Everything of one environment that comes from outside: addresses, phone numbers, names, identifiers. No component
 * writes one of them. `npm run docs` writes docs/configuration.md from it.
 */
export const siteConfigurationSchema = v.strictObject({
  agency: told(
    'Who the site belongs to.',
    v.strictObject({
      name: told('In titles, header, footer and share images.', text),
      legalName: told('In the footer and in what search engines are told of the agency.', text),
      origin: told(
        'Where the site stands: canonical links, site map, share images.',
        v.pipe(text, v.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin without a path (https://example.com)')),
      ),
      supportEmail: told(
        'For clients who need help, and for legal questions.',
        v.pipe(text, v.email('must be an e-mail address')),
      ),
      socialProfile: told("The agency's profile, in the footer and on pages that say thanks.", address),
    }),
  ),
  chat: told(
    'Every chat button and link.',
    v.strictObject({
      phone: told('Of the chat; the digits follow the base in its addresses.', phone),
      base: told("What a chat's address begins with (`https://wa.me`).", address),
    }),
  ),
  links: told(
    'Places of others that pages lead to.',
    v.strictObject({
      crmLogin: told('The CRM application, from the menu.', address),
      crmTrial: told("The CRM's trial, from `/crm-faq`.", address),
      marketingPlans: told('Where `/planes-de-marketing` goes on.', address),
      sessionScheduling: told('Where who has paid the mentoring chooses a time.', address),
      videoMeetingDownload: told('The program for video meetings, once an appointment is accepted.', address),
    }),
  ),
  support: told(
    "The learning application's own places, which `/soporte` leads to.",
    v.strictObject({
      guides: told('Guides.', address),
      recordedClasses: told('Recorded classes.', address),
      community: told('The community.', address),
      serviceStatus: told('Whether the service works.', address),
      appNews: told('What is new in the application.', address),
    }),
  ),
  payments: told(
    'Payment pages, one for each thing that is sold.',
    v.strictObject({
      maintenanceBasic: told('Maintenance, basic.', address),
      maintenanceRecommended: told('Maintenance, recommended.', address),
      maintenanceServer: told('Maintenance, server.', address),
      socialBasic: told('Social plan, basic.', address),
      socialRecommended: told('Social plan, recommended.', address),
      supportStandard: told('Support, standard.', address),
      supportFull: told('Support, full.', address),
      premiumSite: told('Premium site.', address),
      corporateSite: told('Corporate site.', address),
      onlineStore: told('Online store.', address),
      mentoring: told('Mentoring.', address),
      mentoringExtraSession: told('A further session of mentoring.', address),
    }),
  ),
  cardPayments: told(
    'Buttons of the card provider, on `/planes-mantenimiento`.',
    v.strictObject({
      script: told("The provider's script. Its origin may run scripts, be framed and be connected to.", address),
      publishableKey: told("The provider's key for browsers. Everybody can read it.", text),
      buyButtons: told(
        "The provider's identifier of each plan's button.",
        v.strictObject({
          maintenanceBasic: told('Basic.', text),
          maintenanceRecommended: told('Recommended.', text),
          maintenanceServer: told('Server.', text),
        }),
      ),
    }),
  ),
  bookings: told(
    'Calendars, shown in a dialog or a frame.',
    v.strictObject({
      default: told('Where no other is named: `/meta-ads-marketing`.', address),
      advisoryTeam: told('`/asesoria-clientes`, with the team.', address),
      advisoryCeo: told('`/asesoria-clientes`, with the founder.', address),
      crm: told('`/crm-servicios` and the CRM to measure.', address),
      sales: told('Websites and `/inversion-minima`.', address),
      referral: told("Catalogues of referrers; `am_id` is added with the referrer's.", address),
    }),
  ),
  forms: told(
    'Forms of others, in a frame.',
    v.strictObject({
      supportAppointment: told('`/solicitar-cita`.', address),
      service: v.optional(told('A request for a service. No page shows it.', address), '/'),
      consultation: told('`/solicitud-cita`.', address),
      ticket: told('`/soporte`.', address),
    }),
  ),
  surveys: told(
    'Surveys of others, in a frame or behind a tile of the home page.',
    v.strictObject({
      websiteQuote: told('`/cotizar-sitio-web`.', address),
      adsSpecialist: told('`/oferta-especialista-en-ads`.', address),
      videoDesigner: told('`/oferta-disenador-video-ai`.', address),
      tiles: told(
        "The home page's tiles, one for each service.",
        v.strictObject({
          campaigns: told('Campaigns.', address),
          websites: told('Websites.', address),
          crm: told('CRM.', address),
          courses: told('Courses.', address),
          branding: told('Branding.', address),
          videos: told('Videos.', address),
        }),
      ),
    }),
  ),
  reels: told(
    'Short videos of a social network on `/venta-sitios-web`.',
    v.pipe(v.array(address), v.length(3, 'must list three reels')),
  ),
  scripts: told(
    "Third parties' scripts. Their origins may run scripts, be framed and be connected to.",
    v.strictObject({
      formEmbed: told('Lets embedded forms grow with their content.', address),
      reviewsWidget: told('Shows reviews.', address),
      scheduling: told('Scheduling on `/solicitud-cita`.', address),
    }),
  ),
  allow: v.optional(
    told(
      "What the pages' content security policy allows besides, for what third parties' scripts ask for themselves.",
      v.strictObject({
        scripts: v.optional(told('Origins that scripts may come from.', v.array(origin))),
        frames: v.optional(told('Origins that may be framed.', v.array(origin))),
        connections: v.optional(told('Origins that may be connected to.', v.array(origin))),
        inlineStyles: v.optional(
          told('Whether scripts may add style elements. It lets any style in, not only theirs.', v.boolean()),
        ),
      }),
    ),
  ),
  catalogue: told(
    "The services' catalogue.",
    v.strictObject({
      pin: told(
        'A courtesy: it travels to every browser, so nothing confidential may stand behind it.',
        v.pipe(text, v.maxLength(6, 'must have at most 6 characters')),
      ),
    }),
  ),
  referrers: told(
    'Whose catalogues there are.',
    v.pipe(
      v.array(
        v.strictObject({
          slug: told('In the address: `/catalogo-norte`.', slug),
          name: told('On the page.', text),
          amId: told('Tells the calendar who sent the visitor.', text),
        }),
      ),
      v.length(2, 'must list two referrers'),
    ),
  ),
  mentor: told(
    'Who gives the mentoring.',
    v.strictObject({
      slug: told('In the address: `/mentoria-privada-con-direccion`.', slug),
      name: told('On the page.', text),
      role: v.optional(told('What they do, below the name.', text)),
      about: v.optional(told('Who they are, in two or three sentences.', text)),
      picture: v.optional(told('Their portrait, square. Without one their initial stands on a tile.', address)),
    }),
  ),
  hero: told(
    "The home page's video.",
    v.strictObject({
      mobileVideo: told('Upright.', address),
      desktopVideo: told('Wide.', address),
      poster: told('The picture before it plays.', address),
    }),
  ),
  clientLogos: told(
    'Clients on the home page.',
    v.pipe(
      v.array(
        v.strictObject({
          id: told('Tells them apart.', slug),
          src: told('The picture.', address),
          alt: told("What the picture is, for who does not see it: the client's name.", text),
          sample: v.optional(told('Whether the client is made up, which the page then says.', v.boolean())),
        }),
      ),
      v.length(8, 'must list eight client logos'),
    ),
  ),
});

/** Site configuration of an environment: see {@link siteConfigurationSchema}. */
export type SiteConfiguration = v.InferOutput<typeof siteConfigurationSchema>;
