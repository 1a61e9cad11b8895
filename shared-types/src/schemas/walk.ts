import * as v from 'valibot';

/** What this reads of a valibot schema. */
interface Schema extends v.GenericSchema {
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  value?: Schema;
  wrapped?: Schema;
  getter?: (input: unknown) => Schema;
}

/** Keys that lead to a value, from the outermost one. */
export type KeyPath = readonly (string | number)[];

/** Calls `visit` for each part of `value` that a schema describes, with that schema and the keys on the way. */
export function walk(
  schema: v.GenericSchema,
  value: unknown,
  visit: (schema: v.GenericSchema, value: unknown, path: KeyPath) => void,
  path: KeyPath = [],
): void {
  const { entries, item, value: each, wrapped, getter } = schema as Schema;
  const inside = wrapped ?? getter?.(value);
  if (inside) {
    if (value !== undefined) walk(inside, value, visit, path);
    return;
  }
  visit(schema, value, path);
  if (typeof value !== 'object' || value === null) return;
  // What is in the wrong kind of value, the schema does not describe.
  if (Array.isArray(value) ? entries !== undefined : item !== undefined) return;
  for (const [key, part] of Object.entries(value)) {
    const known = (entries && Object.hasOwn(entries, key) ? entries[key] : undefined) ?? item ?? each;
    if (known) walk(known, part, visit, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** An address that a file says. */
export interface SaidAddress {
  url: string;
  for: AddressPurpose;
  path: KeyPath;
}

/** What an address is for: see `addresses.ts`. */
export type AddressPurpose = 'video' | 'picture' | 'page' | 'frame' | 'payment' | 'script';

/** Marks the schema of an address with what it is for. */
export const addressFor = <Purpose extends AddressPurpose>(
  purpose: Purpose,
): v.MetadataAction<string, { readonly addressFor: Purpose }> => v.metadata({ addressFor: purpose });

/** The addresses in a value that fits the schema, by what they are for. */
export function addressesIn(schema: v.GenericSchema, value: unknown): SaidAddress[] {
  const found: SaidAddress[] = [];
  walk(schema, value, (part, url, path) => {
    const { addressFor: purpose } = v.getMetadata(part) as { addressFor?: AddressPurpose };
    if (purpose && typeof url === 'string') found.push({ url, for: purpose, path });
  });
  return found;
}

/** As valibot's issues say where they are. */
export function pathOf(value: unknown, keys: KeyPath): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input = value as Record<string | number, unknown>;
  const path = keys.map((key): v.IssuePathItem => {
    const item = { type: 'unknown', origin: 'value', input, key, value: input[key] } as const;
    input = input[key] as Record<string | number, unknown>;
    return item;
  });
  return path as [v.IssuePathItem, ...v.IssuePathItem[]];
}
