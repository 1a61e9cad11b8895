import * as v from 'valibot';

/**
 * `value` as the schema's type. Throws one `Error` naming `source` (a file, an object of the store), and for each fault
 * the key and what is wrong with it, so that one round mends them all.
 */
export function checkedWith<S extends v.GenericSchema>(schema: S, value: unknown, source: string): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(whole file)'}: ${issue.message}`);
  throw new Error(`${source} is not valid. Correct these keys:\n${faults.join('\n')}`);
}
