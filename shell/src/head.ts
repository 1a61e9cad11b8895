import type { Route, SiteConfiguration } from '@mosaico/shared-types';
import { describePage } from './routing/describe-page.ts';

interface HeadProps {
  route: Route | undefined;
  site: SiteConfiguration;
}

/** What a prerendered page's `<head>` says of it. */
export function headOf({ route, site }: HeadProps): string {
  const { title, description, canonical } = describePage(route, site);
  const indexed = route?.indexed ?? false;
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    indexed ? '' : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escape(canonical)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${escape(canonical)}">`,
    `<meta property="og:locale" content="es">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
