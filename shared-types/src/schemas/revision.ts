import * as v from 'valibot';
import { environmentName, storedVersionName, storedWorkspaceName } from './names.ts';

const line = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300, 'must have at most 300 characters'));

/** Who made a revision, and from where. */
export const authorSchema = v.strictObject({
  /** A person, or the account that continuous integration runs for. */
  name: line,
  /** Address of the repository that the command ran in, without credentials, and the commit that was checked out. */
  repository: v.optional(line),
  commit: v.optional(line),
  /** Address of the run of continuous integration. */
  run: v.optional(line),
});

/** See {@link authorSchema}. */
export type Author = v.InferOutput<typeof authorSchema>;

/** Hash of a page's words, and the day of their last change (`2026-11-21`), if it is known. */
const content = v.union([
  v.strictTuple([v.string()]),
  v.strictTuple([v.string(), v.pipe(v.string(), v.isoDate('must be a day, as 2026-11-21'))]),
]);

/** Path → what the page says and since when, of the pages that search engines may index. */
export const contentsSchema = v.record(v.string(), content);

/** See {@link contentsSchema}. */
export type Contents = v.InferOutput<typeof contentsSchema>;

/** A problem of a revision. Two problems are the same if code, workspace and subject are equal. Their texts may differ. */
export const problemSchema = v.object({
  /** Its kind, as `broken-link`. */
  code: v.string(),
  /** The workspace whose next release can mend it, or `site configuration`. */
  workspace: v.string(),
  /** Another workspace whose next release could mend it, too: of two that claim the same, or the one that should declare what is missing. */
  other: v.optional(v.string()),
  /** The thing that is wrong, as the page or the address. It holds no version and no count. */
  subject: v.string(),
  /** For a person: place, fault and remedy. */
  text: v.string(),
});

/** See {@link problemSchema}. */
export type Problem = v.InferOutput<typeof problemSchema>;

/** Why a revision was made in spite of problems, and what the check said. Revisions until November 2026 hold texts, some of several problems. */
const forcedSchema = v.strictObject({
  reason: v.pipe(v.string(), v.nonEmpty()),
  problems: v.array(v.union([problemSchema, v.string()])),
});

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(
  v.number(),
  v.integer('must be whole percents'),
  v.minValue(1, 'must be 1 to 100 percent'),
  v.maxValue(100, 'must be 1 to 100 percent'),
);

/** The weights of a canary's steps, in percent of new visits, each greater than the one before. The last is 100: the canary is promoted. */
export const canaryStepsSchema = v.pipe(
  v.array(percent),
  v.check(
    (steps) => steps.at(-1) === 100 && steps.every((step, at) => at === 0 || step > (steps[at - 1] ?? 0)),
    'must be rising percentages that end in 100 ([5, 25, 50, 100])',
  ),
);

/** Releases that a part of the visitors gets in place of the revision's own. Without its `releases` nothing would be a canary. */
export const canarySchema = v.strictObject({
  /** Number of the revision that began it: the same in all of its steps. A visitor's cookie holds it. */
  number: wholeNumber,
  /** Workspace → version in the canary arm, of the workspaces that differ from the stable arm: the revision's `releases`. */
  releases: v.pipe(
    v.record(storedWorkspaceName, storedVersionName),
    v.check((releases) => Object.keys(releases).length > 0, 'must name a release'),
  ),
  /** As the revision's own, of the canary arm: of these releases alone, of all its pages, and of all its problems. */
  digests: v.record(storedWorkspaceName, v.string()),
  contents: v.optional(contentsSchema),
  forced: v.optional(forcedSchema),
  /** Percent of visits that are in the canary arm. */
  weight: v.pipe(percent, v.maxValue(99, 'must be below 100 percent: with 100 the canary is promoted')),
  steps: canaryStepsSchema,
  /** When this weight was given (ISO 8601). */
  steppedAt: v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 time')),
});

/** See {@link canarySchema}. */
export type Canary = v.InferOutput<typeof canarySchema>;

const revisionEntries = v.strictObject({
  schema: v.literal(1),
  environment: environmentName,
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Workspace → version of the release in use. */
  releases: v.record(storedWorkspaceName, storedVersionName),
  /** Workspace → SHA-384 (base64) of its release's `release.json`: one that was changed since is refused. A removal has none. */
  digests: v.optional(v.record(storedWorkspaceName, v.string())),
  /** Name of the configuration in the store, derived from its content. */
  configuration: v.pipe(v.string(), v.regex(/^\w[\w-]*$/, 'must be the name of a configuration in the store')),
  /** When it was made (ISO 8601), and what changed. */
  created: v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 time')),
  reason: v.string(),
  by: v.optional(authorSchema),
  /** The earlier revision that this one equals: a rollback. Its composition is shown again. */
  sameAs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Workspaces that were rolled back alone → the earlier revision of which each shows the release again. */
  back: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)))),
  /** It was made although it failed the compatibility check. */
  forced: v.optional(forcedSchema),
  /**
   * Releases (`mf-plans@1.4.0`) and configurations that were rolled back and that nobody has brought back by name since → number of the
   * revision that rolled each back. Each revision carries it on. Revisions until November 2026 have none: their history says it.
   */
  rolledBack: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)))),
  /**
   * Hash and day of each page. They are found once, when the revision is made, so every machine gives the same dates. A removal has none.
   */
  contents: v.optional(contentsSchema),
  /** A canary that runs. Without it, every visitor gets the revision's releases. */
  canary: v.optional(canarySchema),
  /** The canary that this revision has ended, and how: its releases are shown to all, or to nobody. */
  canaryEnd: v.optional(
    v.strictObject({
      number: wholeNumber,
      outcome: v.picklist(['promoted', 'aborted']),
      releases: canarySchema.entries.releases,
    }),
  ),
  /** The environment ends here: it is gone until a further revision begins it anew. */
  removed: v.optional(v.literal(true)),
  /** Number of its first revision since it was begun anew; the store says it. Default: 1. */
  since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/**
 * One revision of an environment: which release of each workspace it shows, with which configuration. Whatever it says of other revisions is
 * about earlier ones, so that a search through them ends.
 */
export const revisionSchema = v.pipe(
  revisionEntries,
  v.check(
    ({ revision, sameAs = 0, back = {} }) => [sameAs, ...Object.values(back)].every((each) => each < revision),
    'must name earlier revisions alone in sameAs and back',
  ),
  v.check(
    ({ revision, canary, canaryEnd }) => (canary?.number ?? 0) <= revision && (canaryEnd?.number ?? 0) < revision,
    'must name no later revision as the one that began its canary',
  ),
  v.check(({ revision, since = 1 }) => since <= revision, 'must begin at itself or before: since is a later revision'),
);

/** See {@link revisionSchema}. */
export type Revision = v.InferOutput<typeof revisionSchema>;
