import * as v from 'valibot';

/** One revision of an environment: which release of each workspace it shows, with which configuration. */
export const revisionSchema = v.strictObject({
  schema: v.literal(1),
  environment: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be an environment name')),
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Workspace → version of the release in use. */
  releases: v.record(v.string(), v.string()),
  /** Name of the configuration in the store, derived from its content. */
  configuration: v.pipe(v.string(), v.nonEmpty()),
  /** When it was made (ISO 8601), and what changed. */
  created: v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 time')),
  reason: v.string(),
  /** The earlier revision that this one equals: a rollback. Its composition is shown again. */
  sameAs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** It was made although it failed the compatibility check: why, and what the check said. */
  forced: v.optional(v.strictObject({ reason: v.pipe(v.string(), v.nonEmpty()), problems: v.array(v.string()) })),
});

/** See {@link revisionSchema}. */
export type Revision = v.InferOutput<typeof revisionSchema>;
