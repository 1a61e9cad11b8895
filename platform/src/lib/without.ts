/** A copy of an object without these keys. */
export function without<T extends object, K extends keyof T>(from: T, ...keys: K[]): Omit<T, K> {
  const copy = { ...from };
  for (const key of keys) Reflect.deleteProperty(copy, key);
  return copy;
}
