import { useEffect } from 'react';

/**
 * Of the `<details>` with this name one is open at a time, also in supported browsers that do not see to it by themselves: Chrome
 * before 120, Firefox before 130, Safari before 17.2.
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
