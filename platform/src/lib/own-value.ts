/** The value of a record's own key. `name` is untrusted input, and may be a property of every object (`constructor`). */
export function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
