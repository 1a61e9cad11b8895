import type { Release, Revision } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import { formatFigure } from '../table/format.ts';
import { releaseOrigin, type Named } from '../store/release-label.ts';
import { releaseNames } from '../store/arms.ts';
import type { Store } from '../store/store.ts';
import { lookBack } from './history.ts';

/** What the label of a release is made of. */
export const namedOf = ({ version, built }: Pick<Release, 'version' | 'built'>): Named => ({ version, ...built });

/** A release's own change on one line, for a person at a terminal; see {@link releaseOrigin}. */
export const originOf = (release: Pick<Release, 'version' | 'built'>): string =>
  releaseOrigin(namedOf(release), { language: 'en', now: new Date() });

/** Where an environment shows a release, or did lately: its revisions' numbers, ascending. */
interface Shown {
  environment: string;
  revisions: number[];
  /** Whether its newest revision is among them. */
  now: boolean;
}

/** Description of a release, for `mosaico show`. */
export interface Description {
  release: Release;
  /** Bytes of the client files by kind, before compression; of everything it holds. */
  bytes: { scripts: number; styles: number; other: number; all: number };
  shown: Shown[];
  /** The release of this workspace that was built before it. */
  before: Release | undefined;
  /** How it differs from that one in pages, figures, offers, and slots, as lines. */
  differences: string[];
}

/** Describes a release of the store. Throws for an unknown release, naming those that the store has. */
export async function describeRelease(store: Store, workspace: string, version: string): Promise<Description> {
  const release = await store.release(workspace, version);
  const beforeIn = async (versions: readonly string[]): Promise<Release | undefined> =>
    (await readable(store, workspace, versions)).find(
      (each) => each.version !== release.version && each.built.at <= release.built.at,
    );
  // Releases are published in about the order in which they are built, unless a bucket was copied.
  const before =
    (await beforeIn(await store.newestVersions(workspace, lookBack, version))) ??
    (await beforeIn(await store.newestVersions(workspace, lookBack)));
  return {
    release,
    bytes: bytesOf(release),
    shown: await shownIn(store, release),
    before,
    differences: before ? differencesOf(before, release) : [],
  };
}

/** Those of a workspace's releases that can be read, newest first. */
async function readable(store: Store, workspace: string, versions: readonly string[]): Promise<Release[]> {
  const found = await Promise.all(versions.map((each) => store.release(workspace, each).catch(() => undefined)));
  return found.filter((each) => each !== undefined).sort((a, b) => b.built.at.localeCompare(a.built.at));
}

/**
 * A workspace's newest releases, as far as they can be read: `most` of them, newest first. Throws if there are none, naming the workspaces that have
 * releases.
 */
export async function publishedOf(store: Store, workspace: string, most: number): Promise<Release[]> {
  const releases = await readable(store, workspace, await store.newestVersions(workspace, most));
  if (releases.length > 0) return releases.slice(0, most);
  const versions = await store.versions(workspace);
  if (versions.length > 0)
    throw new Error(
      `None of the newest releases of "${workspace}" can be read, of ${versions.length} that are published. Publish it again, or look at one: ${command(`show ${workspace}@${versions[0]}`)}`,
    );
  const known = (await store.workspaces()).sort();
  const others = known.length > 0 ? `There are releases of: ${known.join(', ')}.` : 'The store has no release yet.';
  throw new Error(`Nothing is published of "${workspace}". ${others}${didYouMean(workspace, known)}`);
}

async function shownIn(store: Store, { workspace, version }: Release): Promise<Shown[]> {
  const found = await Promise.all(
    (await store.environments()).sort().map(async (environment) => {
      const numbers = (await store.revisionNumbers(environment)).slice(-lookBack);
      const revisions = await Promise.all(
        numbers.map((number) => store.revision(environment, number).catch(() => undefined)),
      );
      const using = revisions.filter(
        (revision) => revision && releaseNames(revision).includes(`${workspace}@${version}`),
      );
      const shown = using.flatMap((revision) => (revision ? [revision.revision] : []));
      return { environment, revisions: shown, now: shown.at(-1) === numbers.at(-1) };
    }),
  );
  return found.filter(({ revisions }) => revisions.length > 0);
}

/** Whether a release's file is a script, or a style sheet, of its client. */
export const isScript = (file: string): boolean => /^client\/.*\.m?js$/.test(file);
export const isStyleSheet = (file: string): boolean => /^client\/.*\.css$/.test(file);

function bytesOf({ files }: Release): Description['bytes'] {
  // Compressed twins are the same files once more.
  const own = Object.entries(files).filter(([file]) => !/\.(br|gz)$/.test(file));
  const sum = (fits: (file: string) => boolean): number =>
    own.reduce((all, [file, { bytes }]) => all + (fits(file) ? bytes : 0), 0);
  return {
    scripts: sum(isScript),
    styles: sum(isStyleSheet),
    other: sum((file) => !isScript(file) && !isStyleSheet(file)),
    all: sum(() => true),
  };
}

/** Bytes of those of a release's files that fit, as they are compressed best. */
export function compressedBytes(files: Release['files'], fits: (file: string) => boolean): number {
  return Object.entries(files)
    .filter(([file]) => !/\.(br|gz)$/.test(file) && fits(file))
    .reduce((all, [file, { bytes }]) => all + (files[`${file}.br`]?.bytes ?? bytes), 0);
}

/**
 * The most bytes of scripts and style sheets, compressed, that a visitor of one revision downloads for another one. Releases that
 * cannot be read do not count.
 */
export async function bytesAnew(
  store: Store,
  before: Pick<Revision, 'releases'>,
  after: Pick<Revision, 'releases'>,
): Promise<number> {
  const releaseFilesOf = async (workspace: string, version: string | undefined): Promise<Release['files']> =>
    (version === undefined ? undefined : await store.release(workspace, version).catch(() => undefined))?.files ?? {};
  const sizes = Object.entries(after.releases).map(async ([workspace, version]) => {
    if (before.releases[workspace] === version) return 0;
    const [known, files] = [
      await releaseFilesOf(workspace, before.releases[workspace]),
      await releaseFilesOf(workspace, version),
    ];
    const isNew = (file: string): boolean => known[file]?.sha384 !== files[file]?.sha384;
    return compressedBytes(files, (file) => (isScript(file) || isStyleSheet(file)) && isNew(file));
  });
  return (await Promise.all(sizes)).reduce((all, bytes) => all + bytes, 0);
}

function differencesOf(before: Release, after: Release): string[] {
  const pagesOf = ({ pages }: Release): Record<string, string> =>
    Object.fromEntries(pages.map(({ key, path, title }) => [key, `${path} "${title}"`]));
  return [
    ...changed('page', pagesOf(before), pagesOf(after)),
    ...changed('figure', figuresOf(before), figuresOf(after)),
    ...changed('offer', textsOf(before.offers), textsOf(after.offers), 'differs'),
    ...changed('slot', named(before.slots), named(after.slots)),
  ];
}

/** A release's figures as the site writes them. */
export function figuresOf({ facts }: Pick<Release, 'facts'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => {
      if ('lowest' in fact) return [key, `the lowest of ${fact.lowest.join(', ')}`];
      const { value, unit, from, covers } = fact;
      const per = unit.startsWith('USD/') ? unit.slice(3) : ['USD', 'percent', 'text'].includes(unit) ? '' : ` ${unit}`;
      return [key, `${from ? 'from ' : ''}${formatFigure(value, unit)}${per}${covers ? ` (${covers})` : ''}`];
    }),
  );
}

const named = (names: readonly string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, '']));
const textsOf = (table: object): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, JSON.stringify(value)]));

function changed(
  what: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  instead?: string,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [from, to] = [before[key], after[key]];
    if (from === to) return [];
    const said = (text: string): string => (instead || !text ? '' : `: ${text}`);
    if (from === undefined) return [`+ ${what} ${key}${said(to ?? '')}`];
    if (to === undefined) return [`- ${what} ${key}${said(from)}`];
    return [`~ ${what} ${key}: ${instead ?? `${from} → ${to}`}`];
  });
}
