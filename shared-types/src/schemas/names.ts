import * as v from 'valibot';

/** An environment's name: it is a folder's, and part of addresses. */
export const environmentName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be an environment name: lower-case letters, digits and dashes'),
  v.maxLength(63, 'must have at most 63 characters'),
);

/** A workspace's name. */
export const workspaceName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be a workspace name'),
  v.maxLength(100, 'must have at most 100 characters'),
);

/** A release's version. */
export const versionName = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a semantic version'),
  v.maxLength(100, 'must have at most 100 characters'),
);

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
