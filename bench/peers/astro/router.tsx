// Replaces `react-router` in the project of Astro: links load documents, and the address is the browser's.
import type { ComponentProps, MouseEvent } from 'react';
import { addressChanged, useAddress, useLocationOf } from '../common/address.ts';

export { useSearchParams } from '../common/address.ts';

/** The path of the document that is being rendered; in the browser it is the address. */
let rendered = typeof location === 'undefined' ? '/' : location.pathname;

/** Tells which document is rendered next. */
export function setPath(path: string): void {
  rendered = path;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** Asks for another state of the page, or goes to another page. */
function go(to: string): void {
  if (!to.startsWith('?')) return location.assign(to);
  history.pushState(null, '', to);
  addressChanged();
  const { hash } = location;
  if (hash) document.querySelector(hash)?.scrollIntoView({ behavior: 'smooth' });
}

export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} {...(to.startsWith('?') ? { onClick: follow } : {})} {...rest}>
      {children}
    </a>
  );
}

export function NavLink({ to, children, ...rest }: LinkProps) {
  const isHere = useAddress('pathname', rendered) === to;
  return (
    <a href={to} {...(isHere ? { 'aria-current': 'page', className: 'active' } : {})} {...rest}>
      {children}
    </a>
  );
}

export function useLocation() {
  return useLocationOf(useAddress('pathname', rendered));
}

export const useNavigate = () => go;
export const useHref = (to: string): string => to;
