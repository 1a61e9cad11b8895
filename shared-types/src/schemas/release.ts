import * as v from 'valibot';
import { pageDeclarationEntries } from './pages.ts';

/** A file inside the release, relative to its folder: no absolute path, no `..`. */
const file = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((value) => !value.startsWith('/') && !value.split('/').includes('..'), 'must be a path inside the release'),
);
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a semantic version'));

/** A page of a release: its declaration, and the client scripts it loads. */
export const releasePageSchema = v.strictObject({
  ...pageDeclarationEntries,
  key: v.pipe(v.string(), v.nonEmpty()),
  /** Client scripts the page loads besides the entry, in loading order. */
  scripts: v.array(file),
  /** Share keys (see `shared.consumes`) that the page's scripts ask for. */
  consumes: v.array(v.string()),
});

/** `release.json`: what one immutable release of a workspace holds. */
export const releaseSchema = v.strictObject({
  schema: v.literal(1),
  workspace: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be a workspace name')),
  version,
  /** Version of `shared-types` it was built against. */
  contract: version,
  /** When it was built (ISO 8601), and from which commit; `changed` if the working copy had more changes than that. */
  built: v.optional(
    v.strictObject({
      at: v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 time')),
      commit: v.optional(v.string()),
      changed: v.optional(v.boolean()),
    }),
  ),
  role: v.picklist(['shell', 'remote']),
  client: v.strictObject({
    /** The shell's start script, or the remote's federation entry. */
    entry: file,
    /** Further scripts the entry needs before it runs (the shell's vendor chunk). */
    initial: v.array(file),
  }),
  server: v.strictObject({ entry: file }),
  pages: v.array(releasePageSchema),
  /** Names of the pieces it offers to other remotes' pages. */
  slots: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'must be a slot name'))), []),
  shared: v.strictObject({
    provides: v.array(
      v.strictObject({ key: v.string(), version: v.string(), eager: v.boolean(), exports: v.array(v.string()) }),
    ),
    consumes: v.array(
      v.strictObject({
        key: v.string(),
        range: v.string(),
        singleton: v.boolean(),
        /** Names imported from it. */
        uses: v.array(v.string()),
        /** Own client scripts that are loaded when nobody else provides the key, and the shared keys these ask for. */
        fallback: v.array(file),
        fallbackConsumes: v.array(v.string()),
      }),
    ),
  }),
  /** Every file of the release but this one: its size in bytes and SHA-384 in base64 (usable as `integrity`). */
  files: v.record(file, v.strictObject({ bytes: v.number(), sha384: v.string() })),
});

/** See {@link releaseSchema}. */
export type Release = v.InferOutput<typeof releaseSchema>;
/** See {@link releasePageSchema}. */
export type ReleasePage = v.InferOutput<typeof releasePageSchema>;
