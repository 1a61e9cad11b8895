import { useEffect, type RefObject } from 'react';

/** Opens the `<details>` below this element for a printer, and closes them again. For browsers without `::details-content`. */
export function useOpenOnPaper(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // With their names: one of a name is open at a time.
    const changed = new Map<HTMLDetailsElement, { open: boolean; name: string | null }>();
    const open = (): void => {
      if (CSS.supports('selector(::details-content)')) return;
      const items = [...(place.current?.querySelectorAll('details') ?? [])];
      if (place.current instanceof HTMLDetailsElement) items.push(place.current);
      for (const item of items) {
        changed.set(item, { open: item.open, name: item.getAttribute('name') });
        item.removeAttribute('name');
        item.open = true;
      }
    };
    const restore = (): void => {
      for (const [item, before] of changed) {
        item.open = before.open;
        if (before.name !== null) item.setAttribute('name', before.name);
      }
      changed.clear();
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [place]);
}
