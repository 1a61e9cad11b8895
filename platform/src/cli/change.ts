import type { Revision } from '@mosaico/shared-types/schemas';
import { differences } from '../environments/changes.ts';
import { bytesAnew } from '../environments/describe-release.ts';
import { promote, rehearse, type Promotion } from '../environments/promote.ts';
import type { Store } from '../store/store.ts';
import type { AuthorOptions } from './author-options.ts';
import { differenceLines, kilobytes } from './release-lines.ts';

/** Options of every command that gives an environment a further revision. */
export interface ChangeOptions extends AuthorOptions {
  force?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** What a command has to say: for a script, and as lines for a person. */
export interface Answer {
  value: object;
  lines: string[];
}

/** Promotes, or says what that would do; an exit code of 1 says that it would be refused. Warnings go to standard error. */
export async function change(
  store: Store,
  promotion: Promotion,
  { dryRun }: Pick<ChangeOptions, 'dryRun'>,
): Promise<Answer> {
  const { environment } = promotion;
  if (dryRun) {
    const { revision, problems, notes } = await rehearse(store, promotion);
    const changes = differences((await store.head(environment)).revision, revision);
    const lines =
      changes.length > 0
        ? [`${environment} would become revision ${revision.revision}:`, ...(await differenceLines(store, changes))]
        : [`${environment} shows that already.`];
    if (problems.length > 0 && promotion.force === undefined) process.exitCode = 1;
    return { value: { revision, changes, problems, notes }, lines: [...lines, ...problems, ...notes] };
  }
  const { revision, folder, pages, warnings, isNew } = await promote(store, promotion);
  for (const warning of warnings) console.error(warning);
  const lines = isNew
    ? [`${environment} is at revision ${revision.revision}: ${pages} pages`, ...(await changeLines(store, revision))]
    : [nothingToDo(promotion, revision)];
  const forced = isNew ? (revision.forced?.problems ?? []) : [];
  lines.push(...forced.map((each) => `forced: ${each}`));
  return { value: { changed: isNew, revision, folder, pages, warnings }, lines };
}

/** What to say if nothing changes. If all releases were left out, it must not claim that they are shown. */
function nothingToDo({ environment, changes, configurationFolder }: Promotion, { revision }: Revision): string {
  return changes.length === 0 && configurationFolder === undefined
    ? `No release is named: ${environment} stays at revision ${revision}.`
    : `Nothing to do: ${environment} shows that already, since revision ${revision}.`;
}

/** A page that lists so many others is of no use: their number tells enough. */
const listedPages = 8;

/** What a revision has changed: releases, pages, what returning visitors download anew, and where to look at it. */
async function changeLines(store: Store, revision: Revision): Promise<string[]> {
  const { environment, contents = {} } = revision;
  const number = (await store.revisionNumbers(environment)).filter((each) => each < revision.revision).at(-1);
  const { agency } = (await store.configuration(revision.configuration)).site;
  if (number === undefined) return [`  ${agency.origin}/`];
  const before = await store.revision(environment, number);
  const found = differences(before, revision);
  const earlier = before.contents ?? {};
  const changed = [...new Set([...Object.keys(earlier), ...Object.keys(contents)])].filter(
    (path) => earlier[path]?.[0] !== contents[path]?.[0],
  );
  const bytes = await bytesAnew(store, before, revision);
  return [
    ...(await differenceLines(store, found)),
    `  pages that changed: ${[...changed.slice(0, listedPages), ...(changed.length > listedPages ? [`and ${changed.length - listedPages} more`] : [])].join(', ') || 'none'}`,
    ...(bytes > 0
      ? [`  returning visitors download at most ${kilobytes(bytes)} of new scripts and styles, compressed`]
      : []),
    `  ${agency.origin}${changed.find((path) => path in contents) ?? '/'}`,
  ];
}
