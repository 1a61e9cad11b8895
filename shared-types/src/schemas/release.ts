import * as v from 'valibot';
import { factsSchema } from './facts.ts';
import { offersSchema } from './offers.ts';
import { pageDeclarationEntries, storedPath } from './pages.ts';
import { storedVersionName, storedWorkspaceName, versionName, workspaceName } from './names.ts';
import { shapeOf } from './shape.ts';
import { slotName } from './slots.ts';

/** A file inside the release, relative to its folder, spelled in the one way that every system reads alike. */
const file = v.pipe(
  v.string(),
  v.check(
    // oxlint-disable-next-line no-control-regex -- They are what is looked for.
    (value) => !/[\\:\x00-\x1f\x7f]/.test(value) && value.split('/').every((part) => !['', '.', '..'].includes(part)),
    'must be a path inside the release: names with "/" between them',
  ),
);

/** A release's files, at most. The largest of the demonstration has some hundreds. */
const mostFiles = 20_000;
/** Bytes of one file, at most: a video, which a bucket takes in one request and Node holds in one buffer. */
const mostFileBytes = 2_000_000_000;

/** A name as file systems compare it that ignore case or normalise accents. */
const comparable = (name: string): string => name.normalize('NFC').toLowerCase();

/** The first two names that some file system takes for the same file, or for a file and a folder of the same name. */
function clashAmong(names: readonly string[]): string | undefined {
  const files = new Map<string, string>();
  const named = (name: string): string => JSON.stringify(name);
  for (const name of names) {
    const other = files.get(comparable(name));
    if (other !== undefined) return `${named(other)} and ${named(name)}, which are one file on some systems`;
    files.set(comparable(name), name);
  }
  for (const name of names)
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      const file = files.get(comparable(name.slice(0, end)));
      if (file !== undefined) return `the file ${named(file)} and ${named(name)}, for which it would be a folder`;
    }
  return undefined;
}

/** Files of a release or a published folder in a store, by name. No name leads out of the folder. */
export const storedFilesSchema = v.record(
  file,
  v.strictObject({
    bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostFileBytes)),
    sha384: v.pipe(v.string(), v.regex(/^[\w+/]{64}$/, 'must be a SHA-384 in base64')),
  }),
);

/** Characters of a file's name, at most: of the longest path that every system takes, some is the folder's. */
const mostCharacters = 200;

/** Files that are published now: every system can hold them. */
export const filesSchema = v.pipe(
  storedFilesSchema,
  v.check((found) => Object.keys(found).length <= mostFiles, `must have at most ${mostFiles} files`),
  v.check(
    (found) => Object.keys(found).every((name) => name.length <= mostCharacters),
    `must have names of at most ${mostCharacters} characters: choose shorter ones`,
  ),
  v.check(
    (found) => clashAmong(Object.keys(found)) === undefined,
    ({ input }) =>
      `must not have ${clashAmong(Object.keys(input as object)) ?? ''}: rename one of them, then publish again`,
  ),
);

const loadingEntries = {
  /** Client scripts that are loaded besides the entry, in loading order. */
  scripts: v.array(file),
  /** Style sheets that are loaded with them, in any order. */
  styles: v.optional(v.array(file)),
  /** Share keys (see `shared.consumes`) that these ask for. */
  consumes: v.array(v.string()),
};

/** A page of a release: its declaration, and the client files it loads. */
export const releasePageSchema = v.strictObject({
  ...pageDeclarationEntries,
  key: v.pipe(v.string(), v.nonEmpty()),
  ...loadingEntries,
  /** What its sections load when they are hydrated, or where the page is not prerendered: see `section()`. */
  sections: v.optional(v.strictObject(loadingEntries)),
});

/** `release.json`: the declarations and files of one immutable release of a workspace. */
export const releaseSchema = v.strictObject({
  schema: v.literal(2, 'must be 2: the release was built by another version of the platform. Publish it again'),
  workspace: workspaceName,
  version: versionName,
  /** What it was built with, when and by whom. */
  built: v.strictObject({
    /** ISO 8601. */
    at: v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 time')),
    /** The last git commit that changed the workspace's folder, and its author. */
    commit: v.optional(v.string()),
    author: v.optional(v.string()),
    /** The commit's date (ISO 8601) and the first line of its message. */
    committed: v.optional(v.pipe(v.string(), v.isoTimestamp('must be an ISO 8601 time'))),
    subject: v.optional(v.string()),
    /** The commit that was checked out, where it is another one. */
    head: v.optional(v.string()),
    /** Whether the build read files that were not committed, and which: below the workspace's `src` by their names there. */
    dirty: v.optional(v.boolean()),
    uncommitted: v.optional(v.array(v.string())),
    /** Where that commit is: address of git's remote `origin`, without credentials. */
    repository: v.optional(v.string()),
    /** Version of `shared-types`: another major version does not fit. */
    contract: storedVersionName,
    /** The federation runtime, which remotes take from the shell, and the options that both must agree on. */
    runtime: v.strictObject({
      version: storedVersionName,
      options: v.record(v.string(), v.union([v.string(), v.boolean()])),
    }),
  }),
  role: v.picklist(['shell', 'remote']),
  client: v.strictObject({
    /** The shell's start script, or the remote's federation entry. */
    entry: file,
    /** Further scripts the entry needs before it runs (the shell's vendor chunk). */
    initial: v.array(file),
    /** Style sheets of the shell's start. */
    styles: v.optional(v.array(file)),
  }),
  server: v.strictObject({ entry: file }),
  /** The shell's build for `mosaico dev` in repositories without a shell. */
  development: v.optional(v.strictObject({ entry: file })),
  pages: v.array(releasePageSchema),
  facts: factsSchema,
  offers: offersSchema,
  /** Names of the pieces it offers to other remotes' pages. */
  slots: v.array(slotName),
  /** What loading each of them takes, as for a page. */
  pieces: v.record(slotName, v.strictObject(loadingEntries)),
  shared: v.strictObject({
    provides: v.array(
      v.strictObject({ key: v.string(), version: v.string(), eager: v.boolean(), exports: v.array(v.string()) }),
    ),
    consumes: v.array(
      v.strictObject({
        key: v.string(),
        range: v.string(),
        singleton: v.boolean(),
        /** What is imported from it. */
        uses: v.array(v.string()),
        /** Own client files that are loaded when nobody else provides the key, and the shared keys these ask for. */
        fallback: v.array(file),
        /** Own client files that nothing but the fallback loads, later. Releases until November 2026 have none. */
        fallbackLate: v.optional(v.array(file)),
        fallbackConsumes: v.array(v.string()),
      }),
    ),
  }),
  /** Every file of the release but this one: its size in bytes and SHA-384 in base64 (usable as `integrity`). */
  files: filesSchema,
});

const shapedPage = shapeOf(releasePageSchema).entries;

/**
 * `release.json` in a store. Its declarations were valid when it was published, and are read by their types: rules may be stricter now.
 * Names and paths, which become files and addresses, are checked as ever; that every system can hold the files, {@link filesSchema} says.
 */
export const storedReleaseSchema = v.object({
  ...releaseSchema.entries,
  workspace: storedWorkspaceName,
  version: storedVersionName,
  pages: v.array(
    v.object({
      ...shapedPage,
      path: storedPath,
      aliases: v.optional(v.array(storedPath), []),
      ...loadingEntries,
    }),
  ),
  facts: shapeOf(factsSchema),
  offers: shapeOf(offersSchema),
  files: storedFilesSchema,
});

/** See {@link releaseSchema}. */
export type Release = v.InferOutput<typeof releaseSchema>;
/** See {@link releasePageSchema}. */
export type ReleasePage = v.InferOutput<typeof releasePageSchema>;
