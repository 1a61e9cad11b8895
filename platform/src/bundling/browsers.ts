import list from './browsers.json' with { type: 'json' };

/**
 * The oldest browsers that a release is made for, as browserslist writes them (`safari 16.4`): said here once, for styles, scripts, lint
 * and tests. Not in a manifest: a remote in a repository of its own is built for the same, and its release has another name when they
 * change.
 */
export const browsers: readonly string[] = list;
