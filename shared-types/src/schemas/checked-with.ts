import * as v from 'valibot';

/**
 * `value` as the schema's type. Throws one `Error` naming `source` (a file, an object of the store), and for each fault
 * the key and what is wrong with it, so that one round mends them all.
 */
export function checkedWith<S extends v.GenericSchema>(schema: S, value: unknown, source: string): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const faults = result.issues.map(
    (issue) => `  ${cut(v.getDotPath(issue) ?? '(whole file)')}: ${cut(faultOf(issue))}`,
  );
  throw new Error(`${source} is not valid. Correct these keys:\n${faults.join('\n')}`);
}

/** A key or a value may be as long as a file. */
const longest = 300;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** What is wrong, and so what to do. Of an object, valibot only says what it is and what it should be. */
function faultOf({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never')
    return 'is not known here: take it away, or write it as it is known';
  if (received === 'undefined' && message.startsWith('Invalid ')) return 'is missing: add it';
  return message.startsWith('Invalid type: Expected Object') ? `must be an object ({ … }), not ${received}` : message;
}
