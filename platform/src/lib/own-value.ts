/** The value of a record's own key. The name is anybody's input, and may be one that every object has (`constructor`). */
export function ownValue<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
