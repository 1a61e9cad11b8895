import { useEffect } from 'react';

/**
 * Keeps at most one `<details>` with this name open. Newer browsers do that by themselves, Chrome before 120, Firefox before 130 and
 * Safari before 17.2 do not.
 */
export function useOneOpen(name: string): void {
  useEffect(() => {
    if ('name' in HTMLDetailsElement.prototype) return;
    const closeOthers = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || target.getAttribute('name') !== name) return;
      for (const other of document.getElementsByName(name)) if (other !== target) other.removeAttribute('open');
    };
    // The event does not bubble.
    document.addEventListener('toggle', closeOthers, true);
    return () => document.removeEventListener('toggle', closeOthers, true);
  }, [name]);
}
