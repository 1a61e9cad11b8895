import list from './browsers.json' with { type: 'json' };

/**
 * The oldest browsers that a release supports, in browserslist's notation (`safari 16.4`), for styles, scripts, lint and tests. They are
 * not in a `package.json`: a remote in a repository of its own supports the same ones, and its release gets another name when they
 * change.
 */
export const browsers: readonly string[] = list;
