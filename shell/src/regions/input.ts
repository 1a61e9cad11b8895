/** What a visitor has typed, opened, focused and scrolled in a region. */
export interface Input {
  /** Restores focus and scroll positions of the same elements, once they are back in the document. */
  restore(): void;
  /** Applies all of it to the corresponding elements of other HTML. */
  carryTo(region: Element): void;
}

const fields = 'input, textarea, select, details';

/** Records the visitor's input in a region so far. */
export function inputIn(region: Element): Input {
  const { activeElement } = document;
  const focused = region.contains(activeElement) ? activeElement : null;
  const elements = [...region.querySelectorAll('*')];
  const scrolled = elements.flatMap((element) =>
    element.scrollTop > 0 || element.scrollLeft !== 0
      ? [{ element, top: element.scrollTop, left: element.scrollLeft }]
      : [],
  );
  const before = elements.filter((element) => element.matches(fields));
  const restore = (same: (element: Element) => Element | undefined): void => {
    const target = focused && same(focused);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    for (const { element, top, left } of scrolled) same(element)?.scrollTo({ top, left, behavior: 'instant' });
  };
  return {
    restore: () => restore((element) => element),
    carryTo(replaced) {
      const selectorOf = (element: Element): string => (element.id ? `#${CSS.escape(element.id)}` : element.localName);
      const same = (element: Element): Element | undefined => {
        const alike = (all: readonly Element[]): Element[] => all.filter((each) => each.matches(selectorOf(element)));
        return alike([...replaced.querySelectorAll('*')])[alike(elements).indexOf(element)];
      };
      for (const field of before) carry(field, same(field));
      restore(same);
    },
  };
}

function carry(from: Element, to: Element | undefined): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) set(to, from.value, 'change');
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement && from.value !== from.defaultValue)
    set(to, from.value, 'input');
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement) || from.type !== to.type) return;
  if (from.type === 'checkbox' || from.type === 'radio') {
    if (from.checked !== to.checked) to.click();
  } else if (from.type !== 'file' && from.value !== from.defaultValue) set(to, from.value, 'input');
}

/** Sets a value as typing does: React does not notice a value that a script sets. */
function set(
  field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
  event: 'change' | 'input',
): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
