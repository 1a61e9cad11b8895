import { dehydratedAttribute, pressEvent } from './rendering.ts';

/**
 * Answers presses and keys on tab lists with `dehydratedAttribute`, before and after hydration. The chosen tab shows its panel by
 * `data-chosen`, as in the prerendered HTML. React receives it by `pressEvent` on the tab; `detail` says whether a key chose it.
 */
export function answerTabs(document: Document): void {
  const answer = (event: Event, tabOf: (tabs: HTMLElement[], tab: HTMLElement) => HTMLElement | undefined): void => {
    const { target } = event;
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
    const tabs = [...(tab?.closest(`[${dehydratedAttribute}]`)?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const chosen = tab && tabs.includes(tab) ? tabOf(tabs, tab) : undefined;
    if (!chosen) return;
    event.preventDefault();
    // React would replay the press on dehydrated HTML.
    event.stopPropagation();
    for (const each of tabs) {
      each.setAttribute('aria-selected', String(each === chosen));
      each.tabIndex = each === chosen ? 0 : -1;
      const panel = document.getElementById(each.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('data-chosen', each === chosen);
    }
    const isByKey = event.type === 'keydown';
    if (isByKey) chosen.focus();
    chosen.dispatchEvent(new CustomEvent(pressEvent, { bubbles: true, detail: isByKey }));
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
