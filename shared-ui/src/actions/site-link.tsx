import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useAddress, type PageLink } from '@mosaico/shared-types';

/** A link that stays within the site: to a page by its name, or to a place or state of this page (`#precios`, `?plan=full`). */
export type SiteDestination = PageLink | `#${string}` | `?${string}`;

/** Gives the address of a {@link SiteDestination}. Needs the shell. */
export function useSiteAddress(): (to: SiteDestination) => string {
  const addressOf = useAddress();
  return (to) => (isOfThisPage(to) ? to : addressOf(to));
}

const isOfThisPage = (to: SiteDestination): to is `#${string}` | `?${string}` => /^[#?]/.test(to);

/** Props of {@link SiteLink}. */
export type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: SiteDestination };

/** A plain link to a page of the site. Where that page is, its owner says. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  // Here and at every `Link`: there are no routes to discover, and the attribute would be in the document once a link.
  return <Link discover="none" to={useSiteAddress()(to)} {...rest} />;
}
