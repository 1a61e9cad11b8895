import {
  aloneAttribute,
  bootstrapId,
  noticeId,
  rootId,
  type PageBootstrapData,
  type RenderedPage,
  type SiteConfiguration,
} from '@mosaico/shared-types';
import { switcherConfigId, type SwitcherConfig } from '../../browser/versions/overrides.ts';
import { contentPolicy } from './content-policy.ts';
import { escaped } from '../../lib/markup.ts';

/**
 * Title and description stand within this many bytes of a document. Chats that preview a link read 32 kB at most, often uncompressed, and
 * show no preview without a title.
 */
export const headBytes = 8 * 1024;

interface DocumentParts {
  page: Pick<RenderedPage, 'head' | 'body'>;
  /** Of the head what only search engines read: they take the whole document. */
  data?: string;
  /** The rules of the site's style sheets that the body uses. */
  styles?: string;
  /** Site configuration that the content security policy is made of; without it, the document has no policy. */
  site?: SiteConfiguration;
  bootstrapData: PageBootstrapData;
  /** The boot script, which runs the start script: see `boot/`. */
  bootScript: string;
  /** Scripts that run with the document, each once it is loaded. */
  start: readonly string[];
  /** Scripts that these will load. */
  preload: readonly string[];
  /** Where the browser goes on to at once, with or without JavaScript. */
  redirect?: string | undefined;
  /** No search engine may index it, whatever its page declares and whichever page is shown in it later. */
  noindex?: boolean;
  /** Other sites show the page in frames. It is prerendered without the header, whose place is kept where it will stand. */
  embeddable?: boolean | undefined;
  /** Data of the version switcher, if its script starts the document. */
  switcher?: SwitcherConfig | undefined;
}

/** Marks a document that no other one frames, before anything is painted: only a script knows. */
const markAlone = `parent===window&&document.documentElement.setAttribute(${JSON.stringify(aloneAttribute)},'')`;

/**
 * A whole HTML page. First stands what says what the page is, within {@link headBytes}: browsers paint once the head is there, whatever
 * its order. Then the picture that the page calls urgent is named, and then the scripts, before the text, whose other pictures have the
 * same low priority.
 */
export function documentOf({
  page,
  data = '',
  styles = '',
  site,
  bootstrapData,
  bootScript,
  start,
  preload,
  redirect,
  noindex = false,
  embeddable = false,
  switcher,
}: DocumentParts): string {
  const painted = (styles && `<style>${styles}</style>`) + data;
  const inlineScripts = embeddable ? [markAlone, bootScript] : [bootScript];
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    // It counts from here on: nothing is requested before it.
    site
      ? `<meta http-equiv="Content-Security-Policy" content="${escaped(contentPolicy(page.head + painted + page.body, site, inlineScripts, { localSources: switcher !== undefined }))}">`
      : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the styles, which are long: the browser need not wait for them to know that the page has dark colours of its own.
    '<meta name="color-scheme" content="light dark">',
    redirect ? `<meta http-equiv="refresh" content="0; url=${escaped(redirect)}">` : '',
    noindex ? '<meta name="robots" content="noindex" data-closed>' : '',
    page.head,
    // Of requests that share a slow line, the first has the most of it.
    urgentPicture(page.body),
    ...[...start, ...preload].map((address) => preloadOf(address, 'script', bootstrapData)),
    preloadOf(bootstrapData.site, 'fetch', bootstrapData),
    painted,
    embeddable ? `<script ${aloneAttribute}>${markAlone}</script>` : '',
    `</head><body><div id="${rootId}">${page.body}</div>`,
    `<p id="${noticeId}" role="status"></p>`,
    inertData(bootstrapId, bootstrapData),
    switcher ? inertData(switcherConfigId, switcher) : '',
    `<script data-start="${escaped(JSON.stringify(start))}">${bootScript}</script>`,
    // After the boot script, which must exist when they run. In the HTML, so that scanners see their hashes.
    ...start.map((address) => startOf(address, bootstrapData)),
    '</body></html>\n',
  ].join('');
}

/** Names the first picture of the text with `fetchPriority="high"`: it stands below the styles, which are long. */
function urgentPicture(body: string): string {
  const [picture = ''] = /<img\b[^<>]* fetchpriority="high"[^<>]*>/i.exec(body) ?? [];
  const [, address] = / src="([^"]+)"/.exec(picture) ?? [];
  return address ? `<link rel="preload" as="image" fetchpriority="high" href="${address}">` : '';
}

/** Mentions a file that will be loaded. The browser takes it for the same only with the same hash. */
function preloadOf(address: string, as: 'script' | 'fetch', { integrity }: PageBootstrapData): string {
  // Browsers check the hash of other files when they are fetched, and warn of one here.
  const hash = as === 'script' ? integrity?.[address] : undefined;
  return `<link rel="preload" as="${as}" crossorigin${hash ? ` integrity="${hash}"` : ''} fetchpriority="low" href="${address}">`;
}

function startOf(address: string, { integrity }: PageBootstrapData): string {
  const hash = integrity?.[address];
  return `<script async crossorigin${hash ? ` integrity="${hash}"` : ''} fetchpriority="low" src="${address}"></script>`;
}

/** JSON that no browser runs and that cannot end the script element it stands in. */
function inertData(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
