import { markup, type Markup, type MarkupPart } from '../lib/markup.ts';
import { isDerived, printable, shortDate, shortVersion, type Named } from '../store/release-label.ts';
import type { EnvironmentStatus } from './environment-status.ts';

/** A release in words, or that there is none. */
export function versionOf(what: string, version: string | undefined, { names }: EnvironmentStatus): MarkupPart {
  if (version === undefined) return 'no está';
  return releaseHeading(names.get(`${what}@${version}`) ?? { version });
}

/** A release by its own version, or by the subject of its change and the version's short form. */
export function releaseHeading({ version, subject, at, dirty }: Named): Markup {
  if (!isDerived(version)) return markup`<code>${version}</code>`;
  // The subject is of the commit before what was built.
  const change = dirty ? 'cambios sin commit' : subject && `«${printable(subject)}»`;
  const words = change ?? (at && dateOf(at));
  return markup`${words} <code title="${version}">${shortVersion(version)}</code>`;
}

/** The reason that stands in a command until the reader writes another. */
export const usualReason = 'pedido desde la página del entorno';

/** A command, with a button that copies it. */
export function commandOf(words: readonly string[]): Markup {
  const whole = ['npx mosaico', ...words, '--reason'].join(' ');
  return markup`<div class="command"><code>${whole} "<span data-reason>${usualReason}</span>"</code><button type="button" data-copy hidden>Copiar</button><span role="status"></span></div>`;
}

export function table(head: readonly string[], rows: readonly (readonly MarkupPart[])[]): Markup {
  return markup`<table><thead><tr>${head.map((each) => markup`<th scope="col">${each}</th>`)}</tr></thead>
<tbody>${rows.map((row) => markup`<tr>${row.map((cell) => markup`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;
}

const dateOf = (at: string): string =>
  // Of no year at all, so that the year is always said: a page may be read much later.
  `${shortDate(at, { language: 'es', now: new Date(0), timeZone: 'UTC' })} UTC`;

export const moment = (at: string): Markup => markup`<time datetime="${at}">${dateOf(at)}</time>`;

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const kilobytes = (bytes: number): string =>
  `${(bytes / 1_000).toLocaleString('es', { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} kB`;

export const numeral = (value: number, digits = 0): string =>
  value.toLocaleString('es', { minimumFractionDigits: digits, maximumFractionDigits: digits });
