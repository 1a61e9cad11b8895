type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Find = (element: Element) => Element | undefined;

/** What a visitor has typed, chosen, opened, focused and scrolled in a region's prerendered HTML. */
export class Input {
  /** Fields that the visitor has changed. React does not notice it, and would reset them. */
  private readonly changed: { field: Field; value: string; isChecked: boolean }[];
  private elements: readonly Element[] = [];
  private focused: Element | null = null;
  private scrolled: { element: Element; top: number; left: number }[] = [];

  constructor(private readonly region: Element) {
    this.changed = [...region.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).map((field) => ({
      field,
      value: field.value,
      isChecked: field instanceof HTMLInputElement && field.checked,
    }));
  }

  /** Notes what elements lose when they leave the document. Call it before they do. */
  note(): void {
    const { activeElement } = document;
    this.elements = [...this.region.querySelectorAll('*')];
    this.focused = this.region.contains(activeElement) ? activeElement : null;
    this.scrolled = this.elements
      .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
      .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  }

  /** Restores focus and scroll positions, once the same elements are back in the document. */
  restore(): void {
    this.restoreIn((element) => element);
  }

  /** Tells React of what was typed and chosen. Where it has replaced the HTML, applies all of it to the corresponding elements. */
  carry(): void {
    const now = [...this.region.querySelectorAll('*')];
    const corresponding: Find = (element) =>
      element.isConnected ? element : alike(now, element)[alike(this.elements, element).indexOf(element)];
    for (const { field, value, isChecked } of this.changed) change(corresponding(field), value, isChecked);
    for (const details of this.elements)
      if (details instanceof HTMLDetailsElement && details.open) corresponding(details)?.toggleAttribute('open', true);
    this.restoreIn(corresponding);
  }

  private restoreIn(find: Find): void {
    const target = this.focused && find(this.focused);
    if (target instanceof HTMLElement && target !== document.activeElement) target.focus({ preventScroll: true });
    for (const { element, top, left } of this.scrolled) find(element)?.scrollTo({ top, left, behavior: 'instant' });
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return field.value !== field.defaultValue;
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked)
    : field.type !== 'file' && field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** Elements that may stand for one: of its id, unless React has made that, else of its name and type. */
function alike(all: readonly Element[], element: Element): readonly Element[] {
  const { id, localName, type } = element as Element & Partial<HTMLInputElement>;
  return id && !id.startsWith('_')
    ? all.filter((each) => each.id === id)
    : all.filter((each) => each.localName === localName && (each as Partial<HTMLInputElement>).type === type);
}

/** Changes a field as a visitor does. React compares with the value that it saw last, so it first sees another one. */
function change(field: Element | undefined, value: string, isChecked: boolean): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    set(field, 'checked', !isChecked);
    field.click();
  } else if (
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLInputElement
  ) {
    const type = field instanceof HTMLSelectElement ? 'change' : 'input';
    for (const each of ['', value]) {
      set(field, 'value', each);
      field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

/** By the prototype: React has put a property of its own on the element. */
function set(field: Field, name: 'value' | 'checked', value: string | boolean): void {
  Reflect.set(Object.getPrototypeOf(field) as object, name, value, field);
}
