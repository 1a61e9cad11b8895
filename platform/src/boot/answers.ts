/** Presses that need no code of a page: the HTML says what they do. */
export interface Answers {
  /** Answers the press on a control. False where its HTML does not say what it does. */
  press(control: HTMLElement): boolean;
  /** The visitor has turned to something else: what is open around it stays open. */
  leave(to: Element | null): void;
  /** Controls whose present state their own code does not know yet; they are forgotten. */
  take(isAwake: (control: HTMLElement) => boolean): HTMLElement[];
}

/** Answers presses by what ARIA says of a control: one with `aria-expanded` shows and hides what it controls. */
export function answersIn(document: Document): Answers {
  const opened = new Set<HTMLElement>();

  const controlled = (control: Element): HTMLElement | null =>
    document.getElementById(control.getAttribute('aria-controls') ?? '');
  const expand = (control: HTMLElement, isOpen: boolean): void => {
    const panel = controlled(control);
    control.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen && panel?.contains(document.activeElement)) control.focus();
    panel?.toggleAttribute('hidden', !isOpen);
    if (isOpen) opened.add(control);
    else opened.delete(control);
    if (isOpen) panel?.querySelector('input')?.focus();
  };

  return {
    press(control) {
      if (!controlled(control) || !control.hasAttribute('aria-expanded')) return false;
      expand(control, !opened.has(control));
      return true;
    },
    leave(to) {
      for (const each of [...opened]) {
        const isInside = to && (each.contains(to) || controlled(each)?.contains(to));
        if (!isInside) expand(each, false);
      }
    },
    take(isAwake) {
      const told = [...opened].filter(isAwake);
      for (const each of told) opened.delete(each);
      return told;
    },
  };
}
