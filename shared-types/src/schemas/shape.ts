import * as v from 'valibot';

/** What this reads of a valibot schema. */
interface Schema extends v.GenericSchema {
  pipe?: readonly [Schema, ...(Schema | v.GenericPipeAction)[]];
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  wrapped?: Schema;
  value?: Schema;
}

/** A schema with its types alone, without its rules. Stored values were valid when they were written. Keys that it does not name are left out. */
export function shapeOf<S extends v.GenericSchema>(schema: S): S {
  const { pipe, entries, item, wrapped, value } = schema as Schema;
  return shaped() as unknown as S;

  function shaped(): v.GenericSchema {
    if (pipe) {
      const [first, ...rest] = pipe;
      const kept = rest.filter(({ kind }) => kind !== 'validation');
      return v.pipe(shapeOf(first), ...(kept.map((part) => (part.kind === 'schema' ? shapeOf(part) : part)) as []));
    }
    if (entries) return v.object(mapped(entries));
    if (item) return v.array(shapeOf(item));
    if (value) return { ...schema, value: shapeOf(value) };
    return wrapped ? { ...schema, wrapped: shapeOf(wrapped) } : schema;
  }
}

const mapped = (entries: Readonly<Record<string, Schema>>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, shapeOf(entry)]));
