/** What a release's name for people is made of. Older releases lack some of it. */
export interface Named {
  version: string;
  /** When it was built (ISO 8601). */
  at?: string | undefined;
  commit?: string | undefined;
  subject?: string | undefined;
  author?: string | undefined;
  /** The working copy had more changes than the commit. */
  dirty?: boolean | undefined;
}

interface Manner {
  language: 'en' | 'es';
  /** A date of another year than this one's is written with it. */
  now: Date;
  /** IANA name; by default the reader's own. */
  timeZone?: string | undefined;
}

const locales = { en: 'en-GB', es: 'es' };

/** Whether the version was derived from the content, which tells a person nothing: `1.0.0-sac38b92686`. */
export function isDerived(version: string): boolean {
  return /-s[0-9a-f]{10}$/.test(version);
}

/** What is derived of such a version: `sac38b92686`; of another the version itself. */
export function shortVersion(version: string): string {
  return isDerived(version) ? version.slice(version.lastIndexOf('-') + 1) : version;
}

/** A commit as git shortens it, with `+` where the working copy had more changes. */
export function shortCommit({ commit, dirty }: Pick<Named, 'commit' | 'dirty'>): string | undefined {
  return commit ? commit.slice(0, 7) + (dirty ? '+' : '') : undefined;
}

/** A moment in words: `22 nov, 14:05`; the text itself where it is none. */
export function shortDate(at: string, { language, now, timeZone }: Manner): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return at;
  const yearOf = (each: Date): string => each.toLocaleDateString('en', { year: 'numeric', timeZone });
  return date.toLocaleString(locales[language], {
    day: 'numeric',
    month: 'short',
    ...(yearOf(date) !== yearOf(now) && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
}

/**
 * A release's name for people: a version of its own as it is (`1.4.0`), a derived one as date, commit and subject
 * (`22 Nov, 14:05 · 8ef1e0c · Plans say their prices`), as far as the release knows them.
 */
export function releaseName(release: Named, manner: Manner): string {
  const { version, at } = release;
  if (!isDerived(version)) return version;
  const subject = release.subject && printable(release.subject);
  const parts = [at && shortDate(at, manner), shortCommit(release), subject].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : version;
}

/**
 * When, from what and by whom a release was built, on one line (`22 Nov, 14:05 · 8ef1e0c · Ana · Plans say their prices`), as far as
 * it knows; nothing where it knows none of that.
 */
export function releaseOrigin(release: Named, manner: Manner): string {
  const texts = [release.author, release.subject].map((text) => text && printable(text));
  return [release.at && shortDate(release.at, manner), shortCommit(release), ...texts].filter(Boolean).join(' · ');
}

/** Somebody else's text on one line, without what steers a terminal or turns the writing around. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * The published versions that a text means: the one it is, or else those whose derived version it begins
 * (`1.0.0-sac38`, `sac38`, `ac38`). Shorter than three digits it means none.
 */
export function versionsMeant(text: string, versions: readonly string[]): string[] {
  if (versions.includes(text)) return [text];
  if (!/(^|-s|^s)[0-9a-f]{3,10}$/.test(text)) return [];
  const begins = (each: string): boolean =>
    [each, shortVersion(each), shortVersion(each).slice(1)].some((name) => name.startsWith(text));
  return versions.filter((each) => isDerived(each) && begins(each));
}
