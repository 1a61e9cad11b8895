import * as v from 'valibot';

const path = v.pipe(
  v.string(),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'must be a lower-case path without a trailing slash'),
);

const declaration = v.strictObject({
  path,
  title: v.pipe(
    v.string(),
    v.minLength(3, 'must have at least 3 characters'),
    v.maxLength(70, 'must have at most 70 characters'),
  ),
  description: v.pipe(
    v.string(),
    v.minLength(50, 'must have at least 50 characters'),
    v.maxLength(160, 'must have at most 160 characters'),
  ),
  directory: v.strictObject({ name: v.pipe(v.string(), v.nonEmpty()), category: v.pipe(v.string(), v.nonEmpty()) }),
  aliases: v.optional(v.array(path), []),
  indexed: v.optional(v.boolean(), true),
});

/** What a `pages.ts` may hold. */
export const pagesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'a page key must be kebab-case')),
  declaration,
);
export const pageDeclarationEntries = declaration.entries;
