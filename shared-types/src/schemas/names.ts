import * as v from 'valibot';

/** An environment's name: it is a folder's, and part of addresses. */
export const environmentName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be an environment name: lower-case letters, digits and dashes'),
  v.maxLength(63, 'must have at most 63 characters'),
);

/**
 * Characters of the name of a workspace and of a version, at most: where a release is published or promoted, and where what is recorded
 * is read. No file can have a longer name than the latter.
 */
export const nameLength = { published: 100, stored: 250 } as const;

const atMost = (most: number) => v.maxLength<string, number, string>(most, `must have at most ${most} characters`);
const workspace = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be a workspace name'));
const version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a semantic version'));

/** The name of a workspace that is published. */
export const workspaceName = v.pipe(workspace, atMost(nameLength.published));
/** The version of a release that is published. */
export const versionName = v.pipe(version, atMost(nameLength.published));

/** Names in stored files, which were valid by the rules of their day. */
export const storedWorkspaceName = v.pipe(workspace, atMost(nameLength.stored));
export const storedVersionName = v.pipe(version, atMost(nameLength.stored));

/** Name of what another release declares: its workspace, and the key there. */
export const name = v.pipe(
  v.string('must be a name like mf-plans/social-basic'),
  v.regex(/^[a-z][a-z0-9-]*\/[a-z0-9-]+$/, 'must be a name like mf-plans/social-basic'),
);

/** Name of a list of the site configuration: see `entriesOf`. */
export const listName = v.pipe(
  v.string('must be the name of a list of the site configuration, as referrers'),
  v.regex(/^[a-z][A-Za-z0-9-]*$/, 'must be the name of a list of the site configuration, as referrers'),
);

/** Words that somebody reads. */
export const words = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));
