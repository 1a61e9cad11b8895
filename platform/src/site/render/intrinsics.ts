/** Objects that all pages of a process share, by their names in JavaScript. */
const names = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Date', 'RegExp', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'Error', 'Math', 'JSON', 'Reflect', 'Proxy', 'Intl', 'Uint8Array'],
] as const;

/** Name of a property → what it holds. */
type Snapshot = ReadonlyMap<string, unknown>;

/** Everything that the language itself brings, as it is now. */
export function intrinsics(): Snapshot {
  const found = new Map<string, unknown>();
  for (const name of names) {
    const value = (globalThis as unknown as Record<string, object & { prototype?: object }>)[name];
    found.set(name, value);
    if (value === undefined) continue;
    note(found, name, value);
    if (value.prototype) note(found, `${name}.prototype`, value.prototype);
  }
  return found;
}

function note(found: Map<string, unknown>, owner: string, object: object): void {
  for (const key of Reflect.ownKeys(object)) {
    const property = Reflect.getOwnPropertyDescriptor(object, key);
    // RegExp keeps its last match: it changes by itself.
    if (owner !== 'RegExp') found.set(`${owner}.${String(key)}`, property?.get ?? property?.value);
  }
}

/** Names of the objects that have changed: the first few. */
export function changedSince(before: Snapshot): string[] {
  const now = intrinsics();
  const all = [...new Set([...before.keys(), ...now.keys()])];
  return all
    .filter((name) => before.has(name) !== now.has(name) || !Object.is(before.get(name), now.get(name)))
    .slice(0, 5);
}
