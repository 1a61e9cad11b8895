import {
  authorSchema,
  canarySchema,
  described,
  problemSchema,
  releaseSchema,
  revisionSchema,
} from '@mosaico/shared-types/schemas';
import * as v from 'valibot';

// `npm run docs` writes platform/schemas/answers.schema.json from this file.

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const workspace = described('Name of a workspace.', text);
const version = described("A release's full version.", text);

const releases = described('Workspace → version of its release.', v.record(v.string(), v.string()));
const difference = v.object({
  what: described('A workspace, or `site configuration`.', text),
  from: v.optional(described('Version before; missing where there was none.', text)),
  to: v.optional(described('Version after; missing where there is none.', text)),
});
const changes = described('What differs from what the environment shows, or showed before.', v.array(difference));
const problems = described('What the check refuses. Without any, the change is possible.', v.array(problemSchema));
const notes = described('Nothing is wrong, and somebody should know it.', v.array(text));
const warnings = described('What the person who deploys should know: one line each.', v.array(text));
const revision = revisionSchema;
const built = described('What a release was built of, when and by whom.', releaseSchema.entries.built);
const plan = described('Folder of the plan, for `--apply`.', text);
const pages = described('Number of composed pages; 0 where the composition was there.', count);
const folder = described('Folder that any static host can serve.', text);
const smokeTest = described('What was opened in a browser.', text);

const published = v.object({
  workspace,
  version,
  published: described('False: it was in the store before.', v.boolean()),
  uncommitted: v.optional(described('Files that it was built of and that are not committed.', v.array(text))),
});

const rehearsed = described('With `--dry-run`.', v.object({ revision, changes, problems, notes }));
const changed = described(
  'The environment has a further revision, or had it before.',
  v.object({
    changed: described('Whether there is a further revision.', v.boolean()),
    revision,
    folder,
    pages,
    warnings,
    notes,
    smokeTest: v.optional(smokeTest),
    changes: v.optional(changes),
    changedPages: v.optional(described('Paths of pages that say something else, or are new or gone.', v.array(text))),
    bytesAnew: v.optional(described('Compressed bytes that a returning visitor downloads at most.', count)),
    address: v.optional(
      described(
        'Where to look at what has changed. Missing where it would be on this machine, and nobody serves the environment here.',
        text,
      ),
    ),
  }),
);
const planned = described(
  'With `--plan`.',
  v.object({
    changed: described('Nothing was recorded.', v.literal(false)),
    revision,
    changes,
    pages,
    warnings,
    plan,
    smokeTest: v.optional(smokeTest),
  }),
);
const served = v.object({
  address: described('Where the site answers.', text),
  environment: described('The environment that is shown.', text),
});

const vitals = v.object({
  lcp: v.optional(v.number()),
  inp: v.optional(v.number()),
  cls: v.optional(v.number()),
  ttfb: v.optional(v.number()),
});

const arm = v.picklist(['stable', 'canary']);
const ofArms = <S extends v.GenericSchema>(schema: S): v.ObjectSchema<{ stable: S; canary: S }, undefined> =>
  v.object({ stable: schema, canary: schema });
const failure = v.picklist(['exceptions', 'failedLoads', 'notInteractive']);
const failures = v.object({ exceptions: count, failedLoads: count, notInteractive: count });
const ofFailure = {
  failure,
  workspace: v.optional(described('Whose code failed, of those that the canary changes; missing: of all.', text)),
};
const next = described('Weight of the next step, in percent; 100: the canary is promoted.', count);
/** What the analysis of a canary says, at one moment. */
export const canaryAnalysis = described(
  'The analysis of a canary that runs: what was counted in both arms, and what becomes of the canary.',
  v.object({
    number: described('The canary: number of the revision that began it.', count),
    releases,
    weight: described('Percent of visits.', count),
    steppedAt: described('When that weight was given (ISO 8601).', text),
    stepMinutes: described('Minutes that a step takes at least.', count),
    leastViews: described('Views of each arm in a step, below which nothing is decided.', count),
    arms: described(
      'Since the canary began: documents, visits, and visits that met each failure, also by workspace.',
      ofArms(v.object({ views: count, visits: count, failures, workspaces: v.record(v.string(), failures) })),
    ),
    stepViews: described('Views since the last step.', ofArms(count)),
    comparisons: v.array(
      v.object({
        ...ofFailure,
        ...ofArms(v.object({ visits: count, failing: count })).entries,
        pValue: described(
          'Always-valid p-value of "a visit of the canary fails no more often", adjusted for all comparisons. At 0.01 or less the canary is aborted.',
          v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
        ),
        isShownToBeBetter: described(
          'Whether the canary is shown not to fail three times as often, as a weight of 50 % or more needs.',
          v.boolean(),
        ),
      }),
    ),
    verdict: v.union([
      v.object({ kind: v.literal('abort'), ...ofFailure }),
      v.object({ kind: v.literal('step'), next }),
      v.object({
        kind: v.literal('wait'),
        next,
        why: v.picklist(['views', 'time', 'silence', 'evidence', 'noReports']),
        arm: v.optional(described('The arm that is silent.', arm)),
        ...v.partial(v.object(ofFailure)).entries,
      }),
    ]),
    nextStep: v.object({
      weight: next,
      earliest: described('ISO 8601.', text),
      expected: v.optional(
        described('When each arm has enough views, at the traffic since the last step (ISO 8601).', text),
      ),
    }),
    exception: v.optional(
      described(
        'The exception of which the canary is aborted.',
        v.object({ workspace, type: text, message: text, place: described('File and line.', text), page: text }),
      ),
    ),
  }),
);
const canaryChanged = v.object({
  changed: described('False: the canary had that weight already.', v.boolean()),
  revision,
  folder,
  pages,
  warnings,
});

/** What each verb answers with `--json`, on success and where it refuses with exit code 1; an error answers nothing on standard output. */
export const outputSchemas = {
  start: served,
  ship: v.union([
    v.object({ published: v.array(published), ...rehearsed.pipe[0].entries }),
    v.object({ published: v.array(published), ...changed.pipe[0].entries }),
    described(
      'There was nothing to ship.',
      v.object({ published: v.array(published), changed: v.literal(false), revision }),
    ),
  ]),
  build: v.array(v.object({ workspace, version, folder: described('Folder of the build.', text) })),
  publish: v.array(published),
  check: v.union([
    v.object({ fits: described('Whether it may be promoted.', v.boolean()), problems, notes, releases }),
    described(
      'With `--site`.',
      v.object({
        served: described('Whether the host serves what was composed.', v.boolean()),
        revision: described('Number of the revision.', count),
        asked: described('Number of addresses.', count),
        differences: v.array(text),
        notes: described('That a canary runs, of which only the stable arm was compared.', v.array(text)),
      }),
    ),
  ]),
  promote: v.union([rehearsed, changed, planned]),
  rollback: v.object({
    revision,
    changes,
    undone: described('The revisions that are rolled back.', v.array(revision)),
    warnings,
    folder: v.optional(folder),
    pages: v.optional(pages),
    notes: v.optional(notes),
    isCaughtUp: v.optional(described('It was recorded before, and this machine shows it now.', v.boolean())),
  }),
  'environment create': v.union([
    rehearsed,
    changed,
    described('It was there.', v.object({ changed: v.literal(false), revision })),
  ]),
  'environment remove': v.object({
    changed: v.boolean(),
    environment: text,
    revision: v.optional(described('With `--dry-run`: number of its newest revision.', count)),
  }),
  status: v.array(
    v.object({
      ...revisionSchema.pipe[0].entries,
      built: described('Workspace → what its release was built of.', v.record(v.string(), releaseSchema.entries.built)),
      expired: described('Whether an offer in it has expired since.', v.boolean()),
    }),
  ),
  health: v.object({
    environment: text,
    revision: count,
    since: described('ISO 8601.', text),
    leastViews: described('Views below which no rate is given.', count),
    releases: v.array(
      v.object({
        workspace,
        release: version,
        arm,
        isShown: described('Whether the environment shows it now.', v.boolean()),
        views: count,
        exceptions: count,
        failedLoads: count,
        rates: v.optional(
          v.object({
            exceptionsPer1000: v.number(),
            failedLoadsPer1000: v.number(),
            interactive: described('Share of documents that were interactive, from 0 to 1.', v.number()),
            vitals: described('At the 75th percentile, in ms; `cls` has no unit.', vitals),
          }),
        ),
      }),
    ),
    exceptions: v.optional(
      described(
        'The most frequent ones; missing where only counts are known.',
        v.array(
          v.object({
            workspace,
            shared: v.optional(text),
            type: text,
            message: text,
            place: described('File and line.', text),
            first: v.object({ at: described('ms since 1970.', count), release: version, revision: count }),
            times: count,
            releases: v.array(text),
            pages: v.array(text),
          }),
        ),
      ),
    ),
    refused: described('Status → number of refused requests.', v.record(v.string(), count)),
    foreign: described('Exceptions and loads of extensions and third parties.', count),
    hours: v.array(v.object({ hour: text, views: count, exceptions: count })),
    canary: v.optional(canaryAnalysis),
  }),
  'canary status': v.object({
    environment: text,
    canary: described(
      'Null: no canary runs.',
      v.nullable(
        v.object({
          ...canarySchema.entries,
          revision: described('Number of the newest revision.', count),
          began: described('The revision that began the canary.', revision),
          splitBy: v.optional(
            described('What splits the visitors, by the site configuration.', v.picklist(['server', 'edge'])),
          ),
          analysis: v.optional(canaryAnalysis),
        }),
      ),
    ),
  }),
  'canary step': canaryChanged,
  'canary promote': canaryChanged,
  'canary abort': canaryChanged,
  'canary watch': described(
    'With `--once`, `--plan` or `--apply`.',
    v.object({
      outcome: described(
        '`none`: no canary runs. `over`: somebody else has ended it meanwhile. With `--plan` the other outcomes are what would be done.',
        v.picklist(['none', 'waits', 'stepped', 'promoted', 'aborted', 'over']),
      ),
      text: described('What was decided and why, in words.', text),
      analysis: v.optional(canaryAnalysis),
      revision: v.optional(described('Number of the revision that it made.', count)),
      warnings,
    }),
  ),
  show: v.union([
    described(
      'Of a release.',
      v.object({
        release: releaseSchema,
        bytes: described(
          'Bytes of its files before compression.',
          v.object({ scripts: count, styles: count, other: count, all: count }),
        ),
        shown: v.array(v.object({ environment: text, revisions: v.array(count), now: v.boolean() })),
        before: described(
          'The release of the workspace that was built before it.',
          v.nullable(v.object({ workspace, version })),
        ),
        differences: v.array(text),
      }),
    ),
    described('Of a workspace: its releases, newest first.', v.array(v.object({ workspace, version, built }))),
    described('With `--source-maps`.', v.object({ workspace, version, files: v.array(text) })),
  ]),
  history: described(
    'Newest first; without the hashes of pages.',
    v.array(v.object({ ...revisionSchema.pipe[0].entries, changes })),
  ),
  diff: v.array(difference),
  uses: v.object({
    environment: text,
    revision: described('Number of the revision.', count),
    uses: v.array(
      v.object({
        kind: v.picklist(['fact', 'offer', 'page', 'slot', 'block']),
        name: text,
        workspace: described('The workspace that declares it.', text),
        pages: v.array(v.object({ workspace, path: text })),
        declarations: v.array(v.object({ workspace, where: text })),
        imports: described('Workspaces whose code imports a block.', v.array(text)),
      }),
    ),
    owners: described('Workspace → its owners; empty where nobody is named.', v.record(v.string(), v.string())),
  }),
  prune: v.object({
    removed: v.object({ releases: v.array(text), compositions: v.array(text) }),
    marked: described('Releases that the first run in an hour or later removes.', v.array(text)),
  }),
  serve: served,
  upload: v.union([
    v.object({
      bucket: described('Address of the bucket.', text),
      revision: count,
      uploaded: v.array(text),
      unchanged: v.array(text),
      deleted: v.array(text),
      warnings,
    }),
    described('With `--plan`.', v.object({ revision: count, plan })),
    described(
      'With `--plan` and `--to`, where the bucket shows that revision already: there is no plan.',
      v.object({ revision: count, isUpToDate: v.literal(true) }),
    ),
  ]),
  dev: v.object({
    address: served.entries.address,
    workspaces: v.array(v.object({ name: workspace, address: described('Where its own server answers.', text) })),
  }),
  'new-remote': v.object({
    workspace,
    path: described('Path of its page.', text),
    files: described('Files that are new.', v.array(text)),
    edited: described('Files that have a line more.', v.array(text)),
    written: described('False with `--dry-run`.', v.boolean()),
    next: described('Commands to go on with.', v.array(text)),
  }),
  types: described('Errors, with file and line.', v.array(text)),
} satisfies Readonly<Record<string, v.GenericSchema>>;

/** Parts that several answers have, by the name that they have in the JSON Schema. */
export const sharedParts = {
  revision: revisionSchema,
  author: authorSchema,
  problem: problemSchema,
  difference,
  release: releaseSchema,
  published,
  canaryAnalysis,
} satisfies Readonly<Record<string, v.GenericSchema>>;
