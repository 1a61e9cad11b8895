/** Presses and keys that need no code of a page: the HTML says what they do. */
export interface Answers {
  /** Answers the press on a control. False where its HTML does not say what it does. */
  press(control: HTMLElement): boolean;
  /** Answers a key on a tab. False where it means nothing there. */
  key(tab: HTMLElement, key: string): boolean;
  /** The visitor has turned to something else: what is open around it stays open. */
  leave(to: Element | null): void;
  /** Controls whose present state their own code does not know yet; they are forgotten. */
  take(isAwake: (control: HTMLElement) => boolean): HTMLElement[];
}

/**
 * Answers presses by what ARIA says of a control: one with `aria-expanded` shows and hides what it controls, a tab shows its
 * panel in place of the others (by `data-chosen`, as its HTML has it from the start).
 */
export function answersIn(document: Document): Answers {
  const opened = new Set<HTMLElement>();
  /** Group of tabs → the one that was chosen at first, and the one that is. */
  const chosen = new Map<Element, { first: Element | null; now: HTMLElement }>();

  const controlled = (control: Element): HTMLElement | null =>
    document.getElementById(control.getAttribute('aria-controls') ?? '');
  const tabsIn = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[role=tab]')];
  const expand = (control: HTMLElement, isOpen: boolean): void => {
    const panel = controlled(control);
    control.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen && panel?.contains(document.activeElement)) control.focus();
    panel?.toggleAttribute('hidden', !isOpen);
    if (isOpen) opened.add(control);
    else opened.delete(control);
    if (isOpen) panel?.querySelector('input')?.focus();
  };
  const choose = (tab: HTMLElement, group: Element): void => {
    const first = chosen.get(group)?.first ?? group.querySelector('[aria-selected=true]');
    for (const each of tabsIn(group)) {
      each.setAttribute('aria-selected', String(each === tab));
      each.tabIndex = each === tab ? 0 : -1;
      controlled(each)?.toggleAttribute('data-chosen', each === tab);
    }
    chosen.set(group, { first, now: tab });
  };

  return {
    press(control) {
      const group = control.closest('[role=tablist]');
      if (!controlled(control)) return false;
      if (control.getAttribute('role') === 'tab' && group) choose(control, group);
      else if (control.hasAttribute('aria-expanded')) expand(control, !opened.has(control));
      else return false;
      return true;
    },
    key(tab, key) {
      const group = tab.closest('[role=tablist]');
      if (!group) return false;
      const tabs = tabsIn(group);
      const now = tabs.indexOf(tab);
      const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[key];
      const next = to === undefined ? undefined : tabs.at(to % tabs.length);
      if (!next || !controlled(next)) return false;
      choose(next, group);
      next.focus();
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
      for (const [group, { first, now }] of chosen) {
        if (!isAwake(now)) continue;
        chosen.delete(group);
        if (now !== first) told.push(now);
      }
      return told;
    },
  };
}
