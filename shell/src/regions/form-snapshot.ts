import { typeInto } from '../private/react-value-tracker.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Find = (element: Element) => Element | undefined;

/** The visitor's input in a region's prerendered HTML: text, choices, opened details, focus and scroll positions. */
export class FormSnapshot {
  /** Fields as they were. React does not notice what the visitor changes before hydration, and would reset it. */
  private readonly fields: { field: Field; wasChanged: boolean; value: string; isChecked: boolean }[];
  private elements: readonly Element[] = [];
  private focused: Element | null = null;
  private scrolled: { element: Element; top: number; left: number }[] = [];

  constructor(private readonly region: Element) {
    this.fields = [...region.querySelectorAll<Field>('input, select, textarea')].map((field) => ({
      field,
      wasChanged: isChanged(field),
      value: field.value,
      isChecked: isChecked(field),
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

  /** Reports typed text and choices to React. Where React has replaced the HTML, applies the input to the corresponding elements. */
  carry(): void {
    const now = [...this.region.querySelectorAll('*')];
    const corresponding: Find = (element) => {
      if (element.isConnected) return element;
      const all = alike(now, element);
      // Ids that React makes are others where it renders anew.
      return all.find(({ id }) => id && id === element.id) ?? all[alike(this.elements, element).indexOf(element)];
    };
    for (const { field, wasChanged, ...before } of this.fields) {
      // Perhaps the visitor has gone on typing while React rendered.
      const input = isChanged(field) ? { value: field.value, isChecked: isChecked(field) } : before;
      if (wasChanged || isChanged(field)) change(corresponding(field), { ...input, from: field });
    }
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

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((each) => each.selected !== each.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return field.value !== field.defaultValue;
  return field.type === 'checkbox' || field.type === 'radio'
    ? field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked)
    : field.type !== 'file' && field.type !== 'hidden' && field.value !== field.defaultValue;
}

/** Elements of the same name and type. */
function alike(all: readonly Element[], element: Element): readonly Element[] {
  const { localName, type } = element as Element & Partial<HTMLInputElement>;
  return all.filter((each) => each.localName === localName && (each as Partial<HTMLInputElement>).type === type);
}

/** Changes a field as a visitor does, so that React receives the change. */
function change(
  field: Element | undefined,
  { value, isChecked: checked, from }: { value: string; isChecked: boolean; from: Field },
): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { selectionStart, selectionEnd } = from as HTMLInputElement;
    typeInto(field, value);
    // Some types of fields have no selection.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  }
}
