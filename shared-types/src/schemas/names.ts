import * as v from 'valibot';

/** Name of what another release declares: its workspace, and the key there. */
export const name = v.pipe(
  v.string('must be a name like mf-plans/social-basic'),
  v.regex(/^[a-z][a-z0-9-]*\/[a-z0-9-]+$/, 'must be a name like mf-plans/social-basic'),
);
