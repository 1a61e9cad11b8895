import * as v from 'valibot';
import { isDay } from '../days.ts';
import { descriptionLength, titleLength } from '../lengths.ts';
import { footerGroups } from '../pages.ts';
import { listName, name, words } from './names.ts';

/** First parts of paths below which a site keeps files of its own, under headers of their own. */
const reserved = ['assets', 'mosaico', 'releases', 'revision'];

const segment = '(?=[^/])[a-z0-9-]*(\\{slug\\})?[a-z0-9-]*';
const pattern = new RegExp(`^/(${segment}(/${segment})*)?$`);

/** Characters of a page's path and of its aliases, at most: as {@link nameLength}. A document is a file on every host. */
export const pathLength = { published: 200, stored: 2_000 } as const;

const pathOf = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most, `must have at most ${most} characters`),
    v.check(
      // The pattern takes its time for what is far too long.
      (value) => value.length > most || pattern.test(value),
      'must be a lower-case path without a trailing slash, with or without {slug}',
    ),
    // A document's name ends in `.html`.
    v.check((value) => !value.endsWith('/index'), 'must not end in /index: that is another spelling of the path above'),
    v.check(
      (value) => !reserved.includes(value.split('/', 2)[1] ?? ''),
      `must not begin with ${reserved.map((each) => `/${each}`).join(', ')}: the site keeps files of its own there. Choose another path`,
    ),
  );
const path = pathOf(pathLength.published);

/** Path of a page that is stored. */
export const storedPath = pathOf(pathLength.stored);

const placeholder = /\{(slug|name)\}/;
const order = v.pipe(v.number('must be a number'), v.finite('must be a finite number'));

/** Mentioned figures are longer by name than they are written: `{mf-plans/social-basic}` is `$500`. */
const lengthOf = (text: string): number => text.replaceAll(/\{[^{}]*\/[^{}]*\}/g, '$500').length;
const between = ({ least, most }: { least: number; most: number }) =>
  v.pipe(
    v.string(),
    v.check((text) => lengthOf(text) >= least, `must have at least ${least} characters`),
    v.check((text) => lengthOf(text) <= most, `must have at most ${most} characters`),
  );

/** The module of a screen or a piece, below the workspace's `src/`. */
export const moduleFile = v.pipe(
  v.string('must be a module below src/, e.g. ./home/home.tsx'),
  v.regex(/^\.\/(?!.*\.\.)[\w./-]+\.tsx?$/, 'must be a module below src/, e.g. ./home/home.tsx'),
);

const search = {
  title: v.optional(words),
  description: v.optional(words),
  words: v.array(words, 'must be a list of words'),
  topics: v.optional(v.array(words, 'must be a list of words')),
};

const entries = {
  screen: moduleFile,
  path,
  title: between(titleLength),
  description: between(descriptionLength),
  directory: v.strictObject({ name: v.pipe(v.string(), v.nonEmpty()), category: v.pipe(v.string(), v.nonEmpty()) }),
  parent: v.optional(name),
  footer: v.optional(
    v.strictObject({
      group: v.picklist(footerGroups, `must be one of: ${footerGroups.join(', ')}`),
      label: words,
      order,
    }),
  ),
  service: v.optional(v.strictObject({ title: words, text: words, offer: name, order, plan: v.optional(words) })),
  sells: v.optional(v.array(name, 'must be a list of offers')),
  search: v.optional(
    v.strictObject({
      ...search,
      service: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1, 'must be a place from 1'))),
    }),
  ),
  places: v.optional(
    v.array(
      v.strictObject({
        anchor: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be the id of an element')),
        title: words,
        description: words,
        words: search.words,
        topics: search.topics,
      }),
    ),
  ),
  clientsOnly: v.optional(v.strictObject({ elsewhere: v.optional(name) })),
  aliases: v.optional(v.array(path), []),
  indexed: v.optional(v.boolean(), true),
  expires: v.optional(
    v.union(
      [
        v.pipe(v.string(), v.check(isDay)),
        v.strictObject({ job: v.picklist(['adsSpecialist', 'videoDesigner']), days: name }),
      ],
      'must be a day of the calendar, as 2026-12-15, or a job of the site configuration with a figure of days',
    ),
  ),
  each: v.optional(listName),
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
      ({ each, aliases }) => each !== undefined || aliases.every((alias) => !alias.includes('{slug}')),
      'must have {slug} only where the page says "each"',
    ),
    ['aliases'],
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
