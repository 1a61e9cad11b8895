import { dehydratedAttribute, wakeEvent } from '@mosaico/shared-types';

/**
 * Answers presses and keys on tab lists that say by `dehydratedAttribute` that no code has taken them over, before and after
 * hydration: a tab shows its panel in place of the others (by `data-chosen`, as its HTML has it from the start). The code of
 * the tabs hears of it by `wakeEvent` on the chosen one; its `detail` says whether a key chose it.
 */
export function answerTabs(document: Document): void {
  const answer = (event: Event, tabOf: (tabs: HTMLElement[], tab: HTMLElement) => HTMLElement | undefined): void => {
    const { target } = event;
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
    const tabs = [...(tab?.closest(`[${dehydratedAttribute}]`)?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const chosen = tab && tabs.includes(tab) ? tabOf(tabs, tab) : undefined;
    if (!chosen) return;
    event.preventDefault();
    // React hydrates what is pressed, and the rest of it is not asked for.
    event.stopPropagation();
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === chosen));
      each.tabIndex = each === chosen ? 0 : -1;
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('data-chosen', each === chosen);
    }
    const isByKey = event.type === 'keydown';
    if (isByKey) chosen.focus();
    chosen.dispatchEvent(new CustomEvent(wakeEvent, { bubbles: true, detail: isByKey }));
  };
  document.addEventListener('click', (event) => answer(event, (_tabs, tab) => tab), true);
  document.addEventListener(
    'keydown',
    (event) =>
      answer(event, (tabs, tab) => {
        const now = tabs.indexOf(tab);
        const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 }[event.key];
        const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
        return to === undefined || isModified ? undefined : tabs.at(to % tabs.length);
      }),
    true,
  );
}
