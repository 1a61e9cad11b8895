import { cp } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Command } from 'commander';
import type { Release } from '@mosaico/shared-types/schemas';
import { command } from '../lib/command.ts';
import {
  describeRelease,
  figuresOf,
  originOf,
  publishedOf,
  type Description,
} from '../environments/describe-release.ts';
import { filesBelow } from '../lib/files-below.ts';
import type { Change } from '../environments/next-revision.ts';
import { printable } from '../store/release-label.ts';
import type { Store } from '../store/store.ts';
import { printResult, columns, jsonOption } from './output.ts';
import { positiveNumber, releasesNamed, usualLimit } from './arguments.ts';
import { context } from './context.ts';
import { expectStore } from './explain.ts';
import { kilobytes } from './release-lines.ts';
import { UsageError } from './usage-error.ts';

export function showCommand(): Command {
  return new Command('show')
    .description(
      'Describe a release: author, date, commit, content, environments that show it, differences to the release before. For a workspace: list its newest releases.',
    )
    .argument('<release>', 'workspace@version, also shortened, or a workspace')
    .option('--source-maps <folder>', 'only copy the source maps of its scripts into this folder')
    .option(
      '--limit <number>',
      `number of releases that are listed of a workspace (default: ${usualLimit})`,
      positiveNumber,
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  mosaico show mf-plans\n  mosaico show mf-plans --limit 200\n  mosaico show mf-plans@1.4.0\n  mosaico show mf-plans@sac38b9 --json\n  mosaico show mf-plans@1.4.0 --source-maps maps',
    )
    .action(async (text: string, { sourceMaps, limit, json }: ShowOptions) => {
      const { store } = context();
      expectStore();
      if (!text.includes('@') && sourceMaps !== undefined)
        throw new UsageError(
          `--source-maps: say of which release, as in ${text}@<version>. "${command(`show ${text}`)}" lists them.`,
        );
      if (!text.includes('@')) return listReleases(store, text, { limit: limit ?? usualLimit, json });
      if (limit !== undefined)
        throw new UsageError(
          `--limit: ${text} is one release. "${command(`show ${text.split('@')[0]} --limit ${limit}`)}" lists those of its workspace.`,
        );
      const [meant] = await releasesNamed(store, [text]);
      if (!meant) return;
      if (sourceMaps !== undefined) return copySourceMaps(store, meant, sourceMaps, json);
      const description = await describeRelease(store, meant.workspace, meant.version);
      const before = description.before ? { ...meant, version: description.before.version } : null;
      printResult({ ...description, before }, linesOf(description), json);
    });
}

interface ShowOptions {
  sourceMaps?: string;
  limit?: number;
  json?: boolean;
}

async function copySourceMaps(
  store: Store,
  { workspace, version }: Change,
  folder: string,
  json: boolean | undefined,
): Promise<void> {
  const maps = await store.sourceMaps(workspace, version);
  if (maps === undefined)
    throw new Error(
      `No source maps are kept of ${workspace}@${version}: it was published before there were any. Build its commit again for them.`,
    );
  await cp(maps, folder, { recursive: true });
  const files = filesBelow(maps).map((file) => join(folder, relative(maps, file)));
  printResult({ workspace, version, files }, files, json);
}

async function listReleases(
  store: Store,
  workspace: string,
  { limit, json }: { limit: number; json: boolean | undefined },
): Promise<void> {
  const releases = await publishedOf(store, workspace, limit);
  const rows = releases.map((release) => [`${workspace}@${release.version}`, originOf(release)]);
  const { length: all } = await store.versions(workspace);
  const more =
    all > limit
      ? [`${releases.length} of ${all} releases. All of them: ${command(`show ${workspace} --limit ${all}`)}`]
      : [];
  printResult(
    releases.map(({ version, built }) => ({ workspace, version, built })),
    [...columns(rows), ...more],
    json,
  );
}

/** A description as lines for a person. */
function linesOf(description: Description): string[] {
  const { release, bytes, shown, before, differences } = description;
  const { workspace, version, pages, shared } = release;
  return [
    `${workspace}@${version}`,
    ...columns(builtRows(release)),
    ...section(
      'pages',
      pages.map(({ key, path, title, aliases, redirect }) => [
        path,
        key,
        title,
        redirect ? `goes on to links.${redirect}` : aliases.length > 0 ? `also ${aliases.join(', ')}` : '',
      ]),
    ),
    ...section('figures', Object.entries(figuresOf(release))),
    ...section(
      'offers',
      Object.entries(release.offers).map(([key, { name, price }]) => [key, name, price]),
    ),
    ...section(
      'slots',
      release.slots.map((slot) => [slot]),
    ),
    ...section(
      'shares',
      shared.provides.map((each) => [each.key, each.version]),
    ),
    ...section(
      'asks for',
      shared.consumes.map(({ key, range, fallback }) => [key, range, fallback.length > 0 ? 'or brings its own' : '']),
    ),
    ...section('size before compression', [
      ['scripts', kilobytes(bytes.scripts)],
      ['style sheets', kilobytes(bytes.styles)],
      ['server and public files', kilobytes(bytes.other)],
    ]),
    ...section(
      'environments',
      shown.length > 0 ? shown.map(shownRow) : [['no environment has shown it within its last 100 revisions']],
    ),
    before ? `differs from ${workspace}@${before.version} (${originOf(before)})` : 'the first of its workspace',
    ...(differences.length === 0 && before ? ['  in no page, figure, offer or slot'] : []),
    ...differences.map((each) => `  ${each}`),
  ];
}

function builtRows({ built, role }: Release): string[][] {
  const { at, commit, committed, dirty, uncommitted = [] } = built;
  const rows: [string, string | undefined][] = [
    ['role', role],
    ['built', at],
    ['commit', commit ? `${commit}${committed ? ` of ${committed}` : ''}` : 'unknown: it was built outside of git'],
    ['repository', built.repository],
    ['author', built.author],
    ['subject', built.subject],
    ['checked out', built.head],
    ['uncommitted', dirty ? uncommitted.join(', ') || 'yes' : undefined],
    ['contract', built.contract],
    ['federation runtime', built.runtime.version],
  ];
  return rows.flatMap(([name, value]) => (value ? [[`  ${name}`, printable(value)]] : []));
}

/** How many revisions are listed, from the newest on. */
const listedRevisions = 8;

function shownRow({ environment, revisions, now }: Description['shown'][number]): string[] {
  const listed = revisions.slice(-listedRevisions).join(', ');
  const more = revisions.length > listedRevisions ? '…, ' : '';
  return [environment, now ? 'now' : 'before', `revision${revisions.length > 1 ? 's' : ''} ${more}${listed}`];
}

function section(title: string, rows: string[][]): string[] {
  return rows.length === 0 ? [] : [title, ...columns(rows.map(([first = '', ...rest]) => [`  ${first}`, ...rest]))];
}
