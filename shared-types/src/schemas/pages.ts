import * as v from 'valibot';

const pathOf = (segment: string, message: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^/(${segment}(/${segment})*)?$`), message));
const path = pathOf('[a-z0-9-]+', 'must be a lower-case path without a trailing slash');
const pathWithSlug = pathOf('[a-z0-9-]*(\\{slug\\})?[a-z0-9-]*', 'must be a lower-case path, with or without {slug}');

const placeholder = /\{(slug|name)\}/;

const entries = {
  path: pathWithSlug,
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
  each: v.optional(v.picklist(['referrers', 'mentor'], 'must be referrers or mentor')),
  redirect: v.optional(v.pipe(v.string(), v.nonEmpty())),
  embeddable: v.optional(v.boolean(), false),
};

const declaration = v.pipe(
  v.strictObject(entries),
  v.forward(
    v.check(
      ({ each, path }) => (each !== undefined) === path.includes('{slug}'),
      'must have {slug} exactly where the page says "each"',
    ),
    ['path'],
  ),
  v.forward(
    v.check(
      ({ each, title, directory }) =>
        each ? placeholder.test(title) : !placeholder.test(title) && !placeholder.test(directory.name),
      'must have {name} or {slug} exactly where the page says "each", so that titles differ',
    ),
    ['title'],
  ),
);

/** What a `pages.ts` may hold. */
export const pagesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'a page key must be kebab-case')),
  declaration,
);
export const pageDeclarationEntries = entries;
