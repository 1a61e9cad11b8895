import * as v from 'valibot';
import { listSlugPattern } from '../list-slug.ts';
import { listName } from './names.ts';
import { longest, words } from './text.ts';
import { pathOf } from './walk.ts';

const name = words(longest.name);
const listSlug = v.pipe(name, v.regex(listSlugPattern, 'must be a slug (a-z, 0-9 and -)'));

const apart = <Key extends 'slug' | 'name'>(key: Key) =>
  v.rawCheck<Record<Key, string>[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [at, { [key]: said }] of dataset.value.entries())
      if (dataset.value.findIndex((each) => each[key] === said) < at)
        addIssue({
          message: `two entries of the list have this ${key}: change one`,
          path: pathOf(dataset.value, [at, key]),
        });
  });

/** An address leads to an entry by its slug, so each slug is unique in its list. */
const slugsApart = <Entry extends { slug: string }>() => apart('slug') as v.RawCheckAction<Entry[]>;

/** A visitor knows somebody by their name alone, so each name is unique in its list. */
const namesApart = <Entry extends { name: string }>() => apart('name') as v.RawCheckAction<Entry[]>;

/** An entry of a list of the site configuration. Each entry has a page, where a page names the list. */
export interface ListEntry {
  /** Stands for the entry in addresses: small letters, digits and hyphens. */
  slug: string;
  /** In titles. */
  name: string;
}

/** A list's data file: a JSON file below `public/`. */
const dataFile = v.pipe(
  v.string(),
  v.regex(/^\/(?!.*\.\.)[\w./-]+\.json$/, 'must be the path of a JSON file of the site, as /data/casos.json'),
);

const described = <T extends v.GenericSchema>(what: string, schema: T) => v.pipe(schema, v.description(what));

/** A list of the site configuration: its entries, or the data file that has them. */
const listSchema = v.pipe(
  v.strictObject({
    file: v.optional(described('The data file that has the entries: of the environment, else of a release.', dataFile)),
    slug: v.optional(described("The file's key of an entry's slug. Default: `slug`.", name)),
    name: v.optional(described("The file's key of an entry's name. Default: `name`.", name)),
    entries: v.optional(
      described(
        'The entries, where no file has them.',
        v.pipe(
          v.array(
            v.strictObject({
              slug: described('In addresses.', listSlug),
              name: described('In titles.', name),
            }),
          ),
          slugsApart(),
        ),
      ),
    ),
  }),
  v.check(({ file, entries }) => (file === undefined) !== (entries === undefined), 'must have either file or entries'),
);

/** Lists of the site configuration, by their names. */
export const listsSchema = v.record(listName, listSchema);

/** A list as the site configuration declares it. */
export type DeclaredList = v.InferOutput<typeof listSchema>;

/** The schema of a list's data file: entries with a slug and a name under these keys. Further keys are allowed. */
export function listFileSchema({ slug = 'slug', name: called = 'name' }: Pick<DeclaredList, 'slug' | 'name'>) {
  const entry = v.looseObject({ [slug]: listSlug, [called]: name });
  return v.pipe(
    v.array(entry),
    v.transform((all) => all.map((each) => ({ slug: String(each[slug]), name: String(each[called]) }))),
    slugsApart<ListEntry>(),
  );
}

export { listSlug, namesApart, slugsApart };
