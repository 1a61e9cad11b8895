const htmlBySlot = new Map<string, string>();

const placesIn = (document: Document): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-slot]');

/** Remembers the HTML of the document's slots. A page that is rendered here shows it until the remote of the slot is loaded. */
export function rememberSlots(document: Document): void {
  for (const place of placesIn(document)) htmlBySlot.set(place.dataset.slot ?? '', place.innerHTML);
}

/** The HTML of a slot, if the document has had it. */
export function htmlOfSlot(name: string): string {
  return htmlBySlot.get(name) ?? '';
}
