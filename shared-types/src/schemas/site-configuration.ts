import * as v from 'valibot';
import { isDay } from '../days.ts';
import { canaryStepsSchema } from './revision.ts';
import { address, originOf, originsOf } from './addresses.ts';
import { listsSchema, listSlug as slug, namesApart, slugsApart } from './lists.ts';
import { described, longest, paragraphs, words } from './text.ts';

const name = words(longest.name);
const text = words(longest.line);
const page = address('page');
const payment = address('payment');
const frame = address('frame');
const script = address('script');
const video = address('video');
const picture = address('picture');

/** People write the signs between the digits in many ways: all that count for nothing are taken. A zero in brackets is not dialled from abroad. */
const phone = v.pipe(
  name,
  v.transform((value) =>
    value
      .replaceAll(/(?:[\s.)/‐-―-]|\((?!0\)))+/g, ' ')
      .replace(/^00/, '+')
      .trim(),
  ),
  v.regex(/^\+ ?[1-9][\d ]{6,18}$/, 'must be an international phone number (+1 305 555 0123)'),
);

/** An origin, whose protocol may be one of these. */
const originBy = (protocols: RegExp, message: string, read: (value: string) => string | undefined = originOf) =>
  v.pipe(
    text,
    v.check(
      (value) => !value.endsWith('/') || read(value.slice(0, -1)) === undefined,
      ({ input }) => `must not end in "/": write ${input.slice(0, -1)}`,
    ),
    v.check((value) => protocols.test(read(value) ?? ''), message),
    v.transform((value) => read(value) ?? value),
  );
const origin = originBy(
  /^https:/,
  'must be an https: origin without a path (https://example.com), or all below one (https://*.example.com)',
  originsOf,
);

/** Whether a text is the IANA name of a time zone. A distance from UTC (`-05:00`) or an abbreviation has no summer time, and is refused. */
function isTimeZone(value: string): boolean {
  if (value !== 'UTC' && !/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)+$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** What somebody writes to the agency about. Each form, dialog and confirmation has one of these topics. */
const answerTopics = ['sales', 'support', 'courses', 'hiring', 'direction'] as const;

const foundingYear = v.pipe(
  v.number('must be a year (2014)'),
  v.integer('must be a year (2014)'),
  v.minValue(1800, 'must be a year (2014)'),
  v.maxValue(2100, 'must be a year (2014)'),
);

/** Somebody of the agency. */
const person = v.strictObject({
  name: described('As visitors call them.', name),
  role: v.optional(described('What they do, below the name.', name)),
  about: v.optional(described('Who they are, in a sentence.', text)),
  picture: v.optional(described('Their portrait, square. Without one their initial stands on a tile.', picture)),
  answers: v.optional(
    described(
      'What they answer for: their name stands at its forms, calendars and confirmations. A topic that nobody has is answered by the first of the list.',
      v.array(v.picklist(answerTopics, `must be one of: ${answerTopics.join(', ')}`)),
    ),
  ),
});

/** The job offers, each by the name of its page. */
const job = v.strictObject({
  posted: v.optional(
    described(
      'The day since which it is offered (`2026-11-16`): the offer closes after its days. Without it, it is posted on the day of the composition.',
      v.pipe(text, v.check(isDay, 'must be a day (2026-11-16)')),
    ),
  ),
  pay: v.optional(described('What it pays. Without it nothing is said of pay.', text)),
  contract: v.optional(described('Which contract it has. Without it nothing is said of one.', text)),
  start: v.optional(described('When the work begins. Without it nothing is said of that.', text)),
});

/**
 * Everything of one environment that comes from outside: addresses, phone numbers, names, identifiers. No component
 * writes one of them. `npm run docs` writes docs/configuration.md from it.
 */
export const siteConfigurationSchema = v.strictObject({
  public: v.optional(
    described(
      'Whether visitors see this environment: it has no version switcher, lets search engines in, and takes no uncommitted releases. Default: only the environment `production` is public.',
      v.boolean(),
    ),
  ),
  reports: v.optional(
    described(
      "Whether visitors' browsers report errors, failed loads and speed, without anything of the visitor: see [reports](reports.md). Without it nothing is reported.",
      v.strictObject({
        endpoint: described(
          'Path of this site that takes them, and no page: `/informes`. `mosaico serve` answers there; other hosts hand it to a collector.',
          v.pipe(
            text,
            v.regex(
              /^\/(?!assets\/|releases\/|mosaico\/)[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/,
              'must be a path of this site in small letters (/informes), and not below /assets/, /releases/ or /mosaico/',
            ),
          ),
        ),
      }),
    ),
  ),
  canary: v.optional(
    described(
      'How a release may go out by parts: see [canary](operations.md#canary). Without it every release reaches every visitor at once.',
      v.strictObject({
        splitBy: described(
          'What sends a visitor to an arm: `server` (`mosaico serve`, or nginx with the files of the composition) or `edge` (a function of a CDN before a bucket). A bucket alone cannot.',
          v.picklist(['server', 'edge'], 'must be "server" or "edge"'),
        ),
        steps: v.optional(
          described('Percent of visits at each step, rising to 100. Default: `[5, 25, 50, 100]`.', canaryStepsSchema),
        ),
        stepMinutes: v.optional(
          described(
            'Minutes that a step lasts at least. Default: 30.',
            v.pipe(v.number(), v.integer('must be whole minutes'), v.minValue(1, 'must be a minute at least')),
          ),
        ),
        leastViews: v.optional(
          described(
            'Views of each arm below which nothing is decided. Default, and least: 500.',
            v.pipe(
              v.number(),
              v.integer('must be a whole number'),
              v.minValue(500, 'must be 500 at least: fewer views say little'),
            ),
          ),
        ),
      }),
    ),
  ),
  agency: described(
    'Who the site belongs to.',
    v.strictObject({
      name: described('In titles, header, footer and share images.', name),
      legalName: described('In the footer and in the data for search engines.', name),
      origin: described(
        'Where the site stands: canonical links, site map, share images.',
        originBy(/^https?:/, 'must be an origin without a path (https://example.com)'),
      ),
      supportEmail: described(
        'For clients who need help, and for legal questions.',
        v.pipe(text, v.email('must be an e-mail address')),
      ),
      socialProfile: described("The agency's profile, in the footer and on pages that say thanks.", page),
      address: v.optional(
        described(
          'Its postal address on one line: in the footer, and where terms and privacy say who is responsible.',
          text,
        ),
      ),
      telephone: v.optional(described('Where somebody picks up: in the menu, the footer and confirmations.', phone)),
      email: v.optional(
        described(
          'For those who are no clients yet, in the footer. Default: `agency.supportEmail`.',
          v.pipe(text, v.email('must be an e-mail address')),
        ),
      ),
      hours: v.optional(
        described(
          'When it answers, with the zone of the hours: in the footer. It says the same hours as the pages, whose hours are a fact of `mf-legal`.',
          text,
        ),
      ),
      founded: v.optional(described('The year of its founding, in the footer.', foundingYear)),
    }),
  ),
  people: v.optional(
    described(
      'Who works at the agency, in the order in which pages show them. Without anybody pages say nothing of people.',
      v.pipe(v.array(person), namesApart()),
    ),
  ),
  timeZone: v.optional(
    described(
      "Of the agency's address: in it the days begin and end on which offers and jobs do. Default: `America/New_York` (Miami).",
      v.pipe(text, v.check(isTimeZone, 'must be a time zone by its IANA name (America/New_York)')),
    ),
  ),
  chat: described(
    'Every chat button and link.',
    v.strictObject({
      phone: described('Of the chat; the digits follow the base in its addresses.', phone),
      base: described("What a chat's address begins with (`https://wa.me`).", page),
    }),
  ),
  links: described(
    'Addresses of other services that pages link to.',
    v.strictObject({
      crmLogin: described('The CRM application, from the menu.', page),
      crmTrial: described("The CRM's trial, from `/crm-faq`.", page),
      marketingPlans: described('Where `/planes-de-marketing` goes on.', page),
      sessionScheduling: described('The calendar for visitors who have paid for the mentoring.', page),
      videoMeetingDownload: described('The program for video meetings, once an appointment is accepted.', page),
    }),
  ),
  support: described(
    "The learning application's own places, which `/soporte` leads to.",
    v.strictObject({
      guides: described('Guides.', page),
      recordedClasses: described('Recorded classes.', page),
      community: described('The community.', page),
      serviceStatus: described('Whether the service works.', page),
      appNews: described('What is new in the application.', page),
    }),
  ),
  payments: described(
    'Payment pages, one for each thing that is sold.',
    v.strictObject({
      maintenanceBasic: described('Maintenance, basic.', payment),
      maintenanceRecommended: described('Maintenance, recommended.', payment),
      maintenanceServer: described('Maintenance, server.', payment),
      socialBasic: described('Social plan, basic.', payment),
      socialRecommended: described('Social plan, recommended.', payment),
      supportStandard: described('Support, standard.', payment),
      supportFull: described('Support, full.', payment),
      premiumSite: described('Premium site.', payment),
      corporateSite: described('Corporate site.', payment),
      onlineStore: described('Online store.', payment),
      mentoring: described('Mentoring.', payment),
      mentoringExtraSession: described('A further session of mentoring.', payment),
    }),
  ),
  cardPayments: described(
    'Buttons of the card provider, on `/planes-mantenimiento`.',
    v.strictObject({
      script: described("The provider's script. Its origin may run scripts, be framed and be connected to.", script),
      publishableKey: described("The provider's key for browsers. Everybody can read it.", text),
      buyButtons: described(
        "The provider's identifier of each plan's button.",
        v.strictObject({
          maintenanceBasic: described('Basic.', text),
          maintenanceRecommended: described('Recommended.', text),
          maintenanceServer: described('Server.', text),
        }),
      ),
    }),
  ),
  bookings: described(
    'Calendars, shown in a dialog or a frame.',
    v.strictObject({
      default: described('Where no other is named: `/meta-ads-marketing`.', frame),
      advisoryTeam: described('`/asesoria-clientes`, with the team.', frame),
      advisoryCeo: described('`/asesoria-clientes`, with the founder.', frame),
      crm: described('`/crm-servicios` and the CRM to measure.', frame),
      sales: described('Websites, their maintenance and `/inversion-minima`.', frame),
      referral: described("Catalogues of referrers; `am_id` is added with the referrer's.", frame),
    }),
  ),
  forms: described(
    'Forms of others, in a frame.',
    v.strictObject({
      supportAppointment: described('`/solicitar-cita`.', frame),
      service: v.optional(described('A request for a service. No page shows it.', frame), '/'),
      consultation: described('`/solicitud-cita`.', frame),
      ticket: described('`/soporte`.', frame),
    }),
  ),
  surveys: described(
    'Surveys of others, in a frame or behind a tile of the home page.',
    v.strictObject({
      websiteQuote: described('`/cotizar-sitio-web`.', frame),
      adsSpecialist: described('`/oferta-especialista-en-ads`.', frame),
      videoDesigner: described('`/oferta-disenador-video-ai`.', frame),
      tiles: described(
        "The home page's tiles, one for each service.",
        v.strictObject({
          campaigns: described('Campaigns.', frame),
          websites: described('Websites.', frame),
          crm: described('CRM.', frame),
          courses: described('Courses.', frame),
          branding: described('Branding.', frame),
          videos: described('Videos.', frame),
        }),
      ),
    }),
  ),
  conditions: v.optional(
    described(
      'What binds the agency and only its owner can say. A key that is missing says nothing: pages are whole without it.',
      v.strictObject({
        signedProposal: v.optional(
          described('Whether a signed proposal prevails. `/terminos-condiciones`, clause 1.', text),
        ),
        contract: v.optional(described('When a service counts as contracted. Terms, clause 3.', text)),
        firstPayment: v.optional(
          described(
            'Whether the first month is paid on contracting. Terms, clause 5, and where monthly billing is explained.',
            text,
          ),
        ),
        failedCharge: v.optional(described('What follows when a charge fails. Terms, clause 5.', text)),
        refundAfterwards: v.optional(
          described('Whether a single payment is refunded after the time for its cancellation. Terms, clause 7.', text),
        ),
        minimumTerm: v.optional(described('Whether a monthly service has a minimum term. Terms, clause 8.', text)),
        approvalBySilence: v.optional(described('Whether silence approves a delivery. Terms, clause 10.', text)),
        ownership: v.optional(described('When the work belongs to the client. Terms, clause 13.', text)),
        corrections: v.optional(described('Whether the agency corrects its own errors. Terms, clause 14.', text)),
        versionOfTerms: v.optional(
          described('Which version of the terms holds for a contract. Terms, clause 15.5.', text),
        ),
        dataSale: v.optional(described('Whether data is sold. `/politica-privacidad`, clause 4.', text)),
        dataSecurity: v.optional(described('How data is secured. Privacy, clause 5.', text)),
        dataBreach: v.optional(described('What follows after a breach. Privacy, clause 5.', text)),
        socialVideos: v.optional(described('How many videos a month a social plan has. `/planes-sociales`.', text)),
        deliveryDays: v.optional(
          described('From which day on the working days until a delivery count. The pages of websites.', text),
        ),
        landingVideo: v.optional(
          described('Who writes and who records the video of the landing page. `/landing-page-500`.', text),
        ),
        mentoringSessions: v.optional(
          described(
            'When the month of a mentoring begins, and what becomes of sessions not taken. The mentoring page.',
            text,
          ),
        ),
      }),
    ),
    {},
  ),
  jobs: v.optional(
    described(
      'The job offers.',
      v.strictObject({
        adsSpecialist: v.optional(described('`/oferta-especialista-en-ads`.', job), {}),
        videoDesigner: v.optional(described('`/oferta-disenador-video-ai`.', job), {}),
      }),
    ),
    {},
  ),
  reels: described(
    'Short videos of a social network on `/venta-sitios-web`.',
    v.pipe(v.array(frame), v.length(3, 'must list three reels')),
  ),
  reelNames: v.optional(
    described(
      'What each of the `reels` shows, in their order. Without it they are numbered.',
      v.pipe(v.array(name), v.length(3, 'must name three reels')),
    ),
  ),
  scripts: described(
    "Third parties' scripts. Their origins may run scripts, be framed and be connected to.",
    v.strictObject({
      formEmbed: described('Lets embedded forms grow with their content.', script),
      reviewsWidget: described('Shows reviews.', script),
      scheduling: described('Scheduling on `/solicitud-cita`.', script),
    }),
  ),
  allow: v.optional(
    described(
      "Further permissions in the content security policy, for requests of third parties' scripts.",
      v.strictObject({
        scripts: v.optional(described('Origins that scripts may come from.', v.array(origin))),
        frames: v.optional(described('Origins that may be framed.', v.array(origin))),
        connections: v.optional(described('Origins that may be connected to.', v.array(origin))),
        inlineStyles: v.optional(
          described('Whether scripts may add style elements. It lets any style in, not only theirs.', v.boolean()),
        ),
      }),
    ),
  ),
  catalogue: described(
    "The services' catalogue.",
    v.strictObject({
      pin: described(
        'A courtesy: it travels to every browser, so nothing confidential may stand behind it.',
        v.pipe(text, v.maxLength(6, 'must have at most 6 characters')),
      ),
    }),
  ),
  lists: v.optional(
    described(
      "Lists that pages are made by: a page of `pages.ts` that says `each: 'cases'` becomes one page for each entry of `lists.cases`. `referrers` and `mentor` need no entry here.",
      listsSchema,
    ),
  ),
  referrers: described(
    'Whose catalogues there are, however many. Without any there are no such pages.',
    v.pipe(
      v.array(
        v.strictObject({
          slug: described('In the address: `/catalogo-norte`.', slug),
          name: described('On the page.', name),
          amId: described('Tells the calendar who sent the visitor.', text),
        }),
      ),
      slugsApart(),
    ),
  ),
  mentor: described(
    'Who gives the mentoring.',
    v.strictObject({
      slug: described('In the address: `/mentoria-privada-con-direccion`.', slug),
      name: described('On the page.', name),
      role: v.optional(described('What they do, below the name.', name)),
      about: v.optional(described('Who they are, in two or three sentences.', paragraphs(longest.story))),
      picture: v.optional(described('Their portrait, square. Without one their initial stands on a tile.', picture)),
    }),
  ),
  hero: described(
    "The home page's video.",
    v.strictObject({
      mobileVideo: described('Upright.', video),
      desktopVideo: described('Wide.', video),
      poster: described('The picture before it plays.', picture),
    }),
  ),
  clientLogos: described(
    'Clients on the home page.',
    v.pipe(
      v.array(
        v.strictObject({
          id: described('A name of its own.', slug),
          src: described('The picture.', picture),
          alt: described("Alternative text of the picture: the client's name.", text),
          sample: v.optional(described('Whether the client is made up, which the page then says.', v.boolean())),
        }),
      ),
      v.length(8, 'must list eight client logos'),
    ),
  ),
  earlierServiceWorkers: v.optional(
    described(
      'Paths of service workers that an earlier site of the same origin has registered (`/app/worker.js`), besides the usual names. A worker stands there that takes itself away: see [moving from another site](hosting.md#moving-from-another-site).',
      v.array(
        v.pipe(
          text,
          v.regex(
            /^\/(?!assets\/|releases\/)(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.js$/,
            'must be the path of a script of this site (/app/worker.js), and not below /assets/ or /releases/',
          ),
        ),
      ),
    ),
  ),
});

/** Subject of a message to the agency. The person whose `answers` has the topic is named beside the form. */
export type AnswerTopic = (typeof answerTopics)[number];

/** Somebody of the agency, as the site configuration names them. */
export type Person = NonNullable<SiteConfiguration['people']>[number];

/** Site configuration of an environment: see {@link siteConfigurationSchema}. */
export type SiteConfiguration = v.InferOutput<typeof siteConfigurationSchema>;
