import { bootstrapId, rootId, type Bootstrap, type RenderedPage } from 'shared-types';

interface DocumentParts {
  page: Pick<RenderedPage, 'head' | 'body'>;
  bootstrap: Bootstrap;
  /** Scripts that run with the document, in order. */
  start: readonly string[];
  /** Scripts that these will load. */
  preload: readonly string[];
  /** Where the browser goes on to at once, with or without JavaScript. */
  redirect?: string | undefined;
}

/**
 * A whole HTML page. Everything that a visitor reads comes before the first mention of a script, and scripts have low
 * priority: on a slow line they would otherwise compete with the hero.
 */
export function documentOf({ page, bootstrap, start, preload, redirect }: DocumentParts): string {
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    redirect ? `<meta http-equiv="refresh" content="0; url=${attribute(redirect)}">` : '',
    page.head,
    `</head><body><div id="${rootId}">${page.body}</div>`,
    `<script type="application/json" id="${bootstrapId}">${inertJson(bootstrap)}</script>`,
    ...start.map((address) => `<script src="${address}" async fetchpriority="low"></script>`),
    ...preload.map((address) => `<link rel="preload" as="script" fetchpriority="low" href="${address}">`),
    '</body></html>\n',
  ].join('');
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** JSON that cannot end the script element it stands in. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
