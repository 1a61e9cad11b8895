import { useAddress, type PageLink } from '@mosaico/shared-types';

/**
 * For links that show only after something the visitor does (a PIN, a dialog): where they lead is asked for while
 * prerendering, so that nothing has to be waited for then.
 */
export function useLinksLater(links: readonly (PageLink | undefined)[]): void {
  const addressOf = useAddress();
  for (const link of links) if (link !== undefined) addressOf(link);
}
