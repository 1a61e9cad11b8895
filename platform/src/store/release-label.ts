/** What a release's label for people is made of: its own change, see `release.json`. A build outside of a git repository lacks some of it. */
export interface Named {
  version: string;
  /** When it was built (ISO 8601). */
  at?: string | undefined;
  commit?: string | undefined;
  /** When the commit was made (ISO 8601). */
  committed?: string | undefined;
  subject?: string | undefined;
  author?: string | undefined;
  /** Files that it was built of were not committed, and which. */
  dirty?: boolean | undefined;
  uncommitted?: readonly string[] | undefined;
}

interface Manner {
  language: 'en' | 'es';
  /** A date of another year than this one's is written with it. */
  now: Date;
  /** IANA name; by default the reader's own. */
  timeZone?: string | undefined;
}

/** A label names so many uncommitted files. */
const mostNamed = 3;
const uncommittedWords = {
  en: { label: 'uncommitted', more: (count: number) => `and ${count} more` },
  es: { label: 'sin commit', more: (count: number) => `y ${count} más` },
};

/** So much of a derived version distinguishes the releases of a workspace: `sac38b9`. */
const shortest = 7;

const locales = { en: 'en-GB', es: 'es' };

/** Whether the version was derived from the content, which means nothing to a person: `1.0.0-sac38b92686`. */
export function isDerived(version: string): boolean {
  return /-s[0-9a-f]{10}$/.test(version);
}

/** The hash of a derived version: `sac38b92686`; any other version stays as it is. */
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

/** The day of a release's own change: when it was committed, or else built. */
export function dateOf({ at, committed, dirty }: Pick<Named, 'at' | 'committed' | 'dirty'>): string | undefined {
  return dirty ? at : (committed ?? at);
}

/** Author and subject of a release's change, or `uncommitted: facts.json, content.ts`. */
function changeOf({ author, subject, uncommitted = [] }: Named, language: Manner['language']): string[] {
  if (uncommitted.length === 0) return [author, subject].flatMap((text) => (text ? [printable(text)] : []));
  const { label, more } = uncommittedWords[language];
  const named = uncommitted.slice(0, mostNamed).map(printable).join(', ');
  const rest = uncommitted.length - mostNamed;
  return [`${label}: ${named}${rest > 0 ? ` ${more(rest)}` : ''}`];
}

/**
 * A release's label in a list: its short version, then its change's day, author and subject
 * (`sac38b9 · 22 Nov, 14:05 · Ana · Plans say their prices`), as far as the release knows them.
 */
export function releaseLabel(release: Named, manner: Manner): string {
  const { version } = release;
  const date = dateOf(release);
  const short = isDerived(version) ? shortVersion(version).slice(0, shortest) : version;
  return [short, date && shortDate(date, manner), ...changeOf(release, manner.language)].filter(Boolean).join(' · ');
}

/**
 * Date, commit, author and subject of a release's change, on one line (`22 Nov, 14:05 · 8ef1e0c · Ana · Plans say their prices`).
 * Unknown parts are left out.
 */
export function releaseOrigin(release: Named, manner: Manner): string {
  const date = dateOf(release);
  return [date && shortDate(date, manner), shortCommit(release), ...changeOf(release, manner.language)]
    .filter(Boolean)
    .join(' · ');
}

/** Somebody else's text on one line, without what steers a terminal or turns the writing around. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * The published versions that `text` stands for: the equal one, or those whose derived version begins so (`sac38`, `1.0.0-sac38`,
 * `ac38`). Shorter than three digits it means none.
 */
export function versionsMeant(text: string, versions: readonly string[]): string[] {
  if (versions.includes(text)) return [text];
  if (!/(^|-s|^s)[0-9a-f]{3,10}$/.test(text)) return [];
  const begins = (each: string): boolean =>
    [each, shortVersion(each), shortVersion(each).slice(1)].some((name) => name.startsWith(text));
  return versions.filter((each) => isDerived(each) && begins(each));
}
