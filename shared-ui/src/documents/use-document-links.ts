import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useToast } from '@mosaico/shared-types';
import { copyAndSay, feedback } from '../basics/copy-and-say.ts';
import { useCurrentAnchor } from './use-current-anchor.ts';

/**
 * Handles links in the text of a document, which React does not hydrate. It marks the link to the part that the reader is in. A
 * click on a link that copies its own address copies it, and shows that for 2 s.
 */
export function useDocumentLinks(root: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const current = useCurrentAnchor(ids);
  useEffect(() => {
    for (const link of root.current?.querySelectorAll('nav a') ?? []) {
      if (link.getAttribute('href') === `#${current}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }, [root, current]);

  const toast = useToast();
  const copyLink = useEffectEvent((link: HTMLAnchorElement) => copyAndSay(link.href, toast));
  useEffect(() => {
    const element = root.current;
    const shown = new Map<Element, ReturnType<typeof setTimeout>>();
    const onClick = async ({ target }: Event): Promise<void> => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-copies]') : null;
      if (!link || !(await copyLink(link))) return;
      clearTimeout(shown.get(link));
      link.setAttribute('data-copied', '');
      shown.set(
        link,
        setTimeout(() => link.removeAttribute('data-copied'), feedback),
      );
    };
    const listener = (event: Event): void => void onClick(event);
    element?.addEventListener('click', listener);
    return () => {
      element?.removeEventListener('click', listener);
      for (const timer of shown.values()) clearTimeout(timer);
    };
  }, [root]);
}
