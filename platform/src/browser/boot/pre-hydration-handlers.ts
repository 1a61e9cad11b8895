/** Answers presses on controls that need no code, since their ARIA says what they do. */
export interface PreHydrationHandlers {
  /** Answers the press on a control. False where its ARIA does not say what it does. */
  press(control: HTMLElement): boolean;
  /** Closes open panels, except those that contain `to`. */
  leave(to: Element | null): void;
  /** Returns, and forgets, the hydrated controls whose code does not know yet that they are open. */
  take(isHydrated: (control: HTMLElement) => boolean): HTMLElement[];
}

/** A control with `aria-expanded` shows and hides the element that its `aria-controls` names. */
export function preHydrationHandlers(document: Document): PreHydrationHandlers {
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
    take(isHydrated) {
      const hydrated = [...opened].filter(isHydrated);
      for (const each of hydrated) opened.delete(each);
      return hydrated;
    },
  };
}
