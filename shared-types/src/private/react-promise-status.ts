// Library: react 19.3. Symbol: Promise#status and Promise#value, which `use` reads.
// Why: `use` suspends for a tick even where a promise is fulfilled, so that React would show a fallback, or wait, for a section that is
// loaded. A promise that tells its status is read at once. It lives here, since sections are declared by the contract.
// Upstream: reactjs/react.dev#8125 (documents the fields).

/** Tells React that a promise is fulfilled with `value`: `use` reads it without suspending. Returns the promise. */
export function tellFulfilled<Value>(promise: Promise<Value>, value: Value): Promise<Value> {
  return Object.assign(promise, { status: 'fulfilled', value });
}
