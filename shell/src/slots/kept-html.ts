/**
 * Props of an element whose prerendered HTML stays when React hydrates it, so that neither its code nor its words are in the browser. Where React
 * renders it anew, it is empty. React documents of `suppressHydrationWarning` that it does not attempt to patch what differs, one level
 * deep: https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
 */
export const keptHtml = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;

/** Elements of static and of near sections. */
const section = ':is([data-static], [data-near])';

/** The sections in an element, or it itself, in the order of the document. One in another is a part of the other's HTML. */
export function sectionsOf(element: Element): Element[] {
  return element.matches(section) ? [element] : sectionsIn(element);
}

/** The sections in an element, which may be one itself. */
export function sectionsIn(element: Element): Element[] {
  return [...element.querySelectorAll(section)].filter((each) => {
    const outer = each.parentElement?.closest(section);
    return !outer || outer === element || !element.contains(outer);
  });
}

/**
 * Moves the HTML of former sections to the empty ones among the present, each from the one in its place: of static ones for good, of near
 * ones until they are rendered.
 */
export function moveHtml(former: readonly Element[], present: readonly Element[]): void {
  for (const [index, element] of present.entries()) {
    const before = former[index];
    if (!before) return;
    const place = element.querySelector(':scope > [data-kept]') ?? element;
    if (!place.hasChildNodes()) place.replaceChildren(...before.childNodes);
    // A near section that is rendered already may have static ones.
    else moveHtml(sectionsIn(before), sectionsIn(element));
  }
}
