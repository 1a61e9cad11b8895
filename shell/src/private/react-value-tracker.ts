// Library: react-dom 19.3. Symbol: the own property `value` that React sets on text fields (its value tracker).
// Why: React ignores an `input` event whose value is the one that a script has set last. What a visitor has typed before hydration would
// stay unknown to a controlled field. It lives in the shell, whose regions hydrate the documents. Upstream: facebook/react#10135.

/** Sets the value of a text field as if the visitor had typed it: React receives it with the next `input` event. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // By React's property, so that the value after it is another one.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
