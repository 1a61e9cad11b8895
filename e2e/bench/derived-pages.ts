import { noticeId, rootId } from '@mosaico/shared-types';

const rootStart = `<div id="${rootId}">`;
const rootEnd = `</div><p id="${noticeId}"`;
const preloads = /<link rel="(?:module)?preload"[^>]*>/g;

/** A composed page as a client-rendered site would send it: nothing in the root element, no styles, no preloads. */
export function clientRendered(html: string): string {
  const start = html.indexOf(rootStart);
  const end = html.lastIndexOf(rootEnd);
  if (start < 0 || end < start)
    throw new Error(
      'A composed page has no root element where documentOf() puts it: adapt e2e/bench/derived-pages.ts.',
    );
  const empty = html.slice(0, start + rootStart.length) + html.slice(end);
  return empty.replace(/<style\b[^>]*>.*?<\/style>/gs, '').replace(preloads, '');
}

/** A composed page without scripts and their preloads: the limit of what the same HTML can reach. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(preloads, (link) => (/\bas="script"/.test(link) ? '' : link));
}
