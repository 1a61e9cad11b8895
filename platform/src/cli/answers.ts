import { authorSchema, problemSchema, releaseSchema, revisionSchema } from '@mosaico/shared-types/schemas';
import * as v from 'valibot';

// `npm run docs` writes platform/schemas/answers.schema.json from this file.

const told = <T extends v.GenericSchema>(what: string, schema: T) => v.pipe(schema, v.description(what));
const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const workspace = told('Name of a workspace.', text);
const version = told("A release's full version.", text);

const releases = told('Workspace → version of its release.', v.record(v.string(), v.string()));
const difference = v.object({
  what: told('A workspace, or `site configuration`.', text),
  from: v.optional(told('Version before; missing where there was none.', text)),
  to: v.optional(told('Version after; missing where there is none.', text)),
});
const changes = told('What differs from what the environment shows, or showed before.', v.array(difference));
const problems = told('What the check refuses. Without any, the change is possible.', v.array(problemSchema));
const notes = told('Nothing is wrong, and somebody should know it.', v.array(text));
const warnings = told('What the person who deploys should know: one line each.', v.array(text));
const revision = revisionSchema;
const built = told('What a release was built of, when and by whom.', releaseSchema.entries.built);
const plan = told('Folder of the plan, for `--apply`.', text);
const pages = told('Number of composed pages; 0 where the composition was there.', count);
const folder = told('Folder that any static host can serve.', text);
const smokeTest = told('What was opened in a browser.', text);

const published = v.object({
  workspace,
  version,
  published: told('False: it was in the store before.', v.boolean()),
  uncommitted: v.optional(told('Files that it was built of and that are not committed.', v.array(text))),
});

const rehearsed = told('With `--dry-run`.', v.object({ revision, changes, problems, notes }));
const changed = told(
  'The environment has a further revision, or had it before.',
  v.object({
    changed: told('Whether there is a further revision.', v.boolean()),
    revision,
    folder,
    pages,
    warnings,
    notes,
    smokeTest: v.optional(smokeTest),
    changes: v.optional(changes),
    changedPages: v.optional(told('Paths of pages that say something else, or are new or gone.', v.array(text))),
    bytesAnew: v.optional(told('Compressed bytes that a returning visitor downloads at most.', count)),
    address: v.optional(told('Where to look at what has changed.', text)),
  }),
);
const planned = told(
  'With `--plan`.',
  v.object({
    changed: told('Nothing was recorded.', v.literal(false)),
    revision,
    changes,
    pages,
    warnings,
    plan,
    smokeTest: v.optional(smokeTest),
  }),
);
const served = v.object({
  address: told('Where the site answers.', text),
  environment: told('The environment that is shown.', text),
});

const vitals = v.object({
  lcp: v.optional(v.number()),
  inp: v.optional(v.number()),
  cls: v.optional(v.number()),
  ttfb: v.optional(v.number()),
});

/** What each verb answers with `--json`, on success and where it refuses with exit code 1; an error answers nothing on standard output. */
export const answers = {
  start: served,
  ship: v.union([
    v.object({ published: v.array(published), ...rehearsed.pipe[0].entries }),
    v.object({ published: v.array(published), ...changed.pipe[0].entries }),
    told(
      'There was nothing to ship.',
      v.object({ published: v.array(published), changed: v.literal(false), revision }),
    ),
  ]),
  build: v.array(v.object({ workspace, version, folder: told('Folder of the build.', text) })),
  publish: v.array(published),
  check: v.union([
    v.object({ fits: told('Whether it may be promoted.', v.boolean()), problems, notes, releases }),
    told(
      'With `--site`.',
      v.object({
        served: told('Whether the host serves what was composed.', v.boolean()),
        revision: told('Number of the revision.', count),
        asked: told('Number of addresses.', count),
        differences: v.array(text),
      }),
    ),
  ]),
  promote: v.union([rehearsed, changed, planned]),
  rollback: v.object({
    revision,
    changes,
    undone: told('The revisions that are rolled back.', v.array(revision)),
    warnings,
    folder: v.optional(folder),
    pages: v.optional(pages),
    notes: v.optional(notes),
    isCaughtUp: v.optional(told('It was recorded before, and this machine shows it now.', v.boolean())),
  }),
  'environment create': v.union([
    rehearsed,
    changed,
    told('It was there.', v.object({ changed: v.literal(false), revision })),
  ]),
  'environment remove': v.object({
    changed: v.boolean(),
    environment: text,
    revision: v.optional(told('With `--dry-run`: number of its newest revision.', count)),
  }),
  status: v.array(
    v.object({
      ...revisionSchema.pipe[0].entries,
      built: told('Workspace → what its release was built of.', v.record(v.string(), releaseSchema.entries.built)),
      expired: told('Whether an offer in it has expired since.', v.boolean()),
    }),
  ),
  health: v.object({
    environment: text,
    revision: count,
    since: told('ISO 8601.', text),
    leastViews: told('Views below which no rate is told.', count),
    releases: v.array(
      v.object({
        workspace,
        release: version,
        arm: v.picklist(['stable', 'canary']),
        isShown: told('Whether the environment shows it now.', v.boolean()),
        views: count,
        exceptions: count,
        failedLoads: count,
        rates: v.optional(
          v.object({
            exceptionsPer1000: v.number(),
            failedLoadsPer1000: v.number(),
            interactive: told('Share of documents that were interactive, from 0 to 1.', v.number()),
            vitals: told('At the 75th percentile, in ms; `cls` has no unit.', vitals),
          }),
        ),
      }),
    ),
    exceptions: v.optional(
      told(
        'The most frequent ones; missing where only counts are known.',
        v.array(
          v.object({
            workspace,
            shared: v.optional(text),
            type: text,
            message: text,
            place: told('File and line.', text),
            first: v.object({ at: told('ms since 1970.', count), release: version, revision: count }),
            times: count,
            releases: v.array(text),
            pages: v.array(text),
          }),
        ),
      ),
    ),
    refused: told('Status → number of refused requests.', v.record(v.string(), count)),
    foreign: told('Exceptions and loads of extensions and third parties.', count),
    hours: v.array(v.object({ hour: text, views: count, exceptions: count })),
  }),
  show: v.union([
    told(
      'Of a release.',
      v.object({
        release: releaseSchema,
        bytes: told(
          'Bytes of its files before compression.',
          v.object({ scripts: count, styles: count, other: count, all: count }),
        ),
        shown: v.array(v.object({ environment: text, revisions: v.array(count), now: v.boolean() })),
        before: told(
          'The release of the workspace that was built before it.',
          v.nullable(v.object({ workspace, version })),
        ),
        differences: v.array(text),
      }),
    ),
    told('Of a workspace: its releases, newest first.', v.array(v.object({ workspace, version, built }))),
    told('With `--source-maps`.', v.object({ workspace, version, files: v.array(text) })),
  ]),
  history: told(
    'Newest first; without the hashes of pages.',
    v.array(v.object({ ...revisionSchema.pipe[0].entries, changes })),
  ),
  diff: v.array(difference),
  uses: v.object({
    environment: text,
    revision: told('Number of the revision.', count),
    uses: v.array(
      v.object({
        kind: v.picklist(['fact', 'offer', 'page', 'slot', 'block']),
        name: text,
        workspace: told('The workspace that declares it.', text),
        pages: v.array(v.object({ workspace, path: text })),
        declarations: v.array(v.object({ workspace, where: text })),
        imports: told('Workspaces whose code imports a block.', v.array(text)),
      }),
    ),
    owners: told('Workspace → its owners; empty where nobody is named.', v.record(v.string(), v.string())),
  }),
  prune: v.object({
    removed: v.object({ releases: v.array(text), compositions: v.array(text) }),
    marked: told('Releases that the first run in an hour or later removes.', v.array(text)),
  }),
  serve: served,
  upload: v.union([
    v.object({
      bucket: told('Address of the bucket.', text),
      revision: count,
      uploaded: v.array(text),
      unchanged: v.array(text),
      deleted: v.array(text),
      warnings,
    }),
    told('With `--plan`.', v.object({ revision: count, plan })),
  ]),
  dev: v.object({
    address: served.entries.address,
    workspaces: v.array(v.object({ name: workspace, address: told('Where its own server answers.', text) })),
  }),
  'new-remote': v.object({
    workspace,
    path: told('Path of its page.', text),
    files: told('Files that are new.', v.array(text)),
    edited: told('Files that have a line more.', v.array(text)),
    written: told('False with `--dry-run`.', v.boolean()),
    next: told('Commands to go on with.', v.array(text)),
  }),
  types: told('Errors, with file and line.', v.array(text)),
} satisfies Readonly<Record<string, v.GenericSchema>>;

/** Parts that several answers have, by the name that they have in the JSON Schema. */
export const partsOfAnswers = {
  revision: revisionSchema,
  author: authorSchema,
  problem: problemSchema,
  difference,
  release: releaseSchema,
  published,
} satisfies Readonly<Record<string, v.GenericSchema>>;
