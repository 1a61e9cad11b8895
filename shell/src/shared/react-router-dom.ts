// What the site uses of the router, to the letter of the library's interface (the tests beside it compare the two). Every
// part of the library brings all of it, 12 kB, most of which is for routes with loaders and actions, which the site does not
// have: `Navigation` decides what an address shows. A remote that needs more is refused at composition with the name to add.
import {
  createContext,
  createElement,
  use,
  useCallback,
  useMemo,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { LinkProps, Location, NavigateOptions, NavLinkProps, Navigator, Path, To } from 'react-router';

interface Routing {
  location: Location;
  navigator: Navigator;
}

const RoutingContext = createContext<Routing | undefined>(undefined);

function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (!routing) throw new Error('This is no part of the site: it is rendered outside of a <Router>.');
  return routing;
}

interface RouterProps {
  location: Location;
  navigator: Navigator;
  navigationType?: unknown;
  children?: ReactNode;
}

/** Gives what is in it the present location, and the way to others. */
export function Router({ location, navigator, children }: RouterProps): ReactNode {
  const routing = useMemo(() => ({ location, navigator }), [location, navigator]);
  return createElement(RoutingContext, { value: routing }, children);
}

/** An address of its parts. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  const part = (sign: string, text: string): string =>
    text === '' || text === sign ? '' : text.startsWith(sign) ? text : sign + text;
  return pathname + part('?', search) + part('#', hash);
}

/** Where a link leads from a location. What has no path of its own leads to the same page. */
function resolved(to: To, from: string): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to;
  const absolute = pathname === undefined ? from : `/${pathname}`.replace(/\/{2,}/g, '/');
  return { pathname: absolute, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

function partsOf(address: string): Partial<Path> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  // As in the library: no address at all is the site's root.
  return { ...((pathname !== '' || address === '') && { pathname }), search, hash };
}

export function useLocation(): Location {
  return useRouting().location;
}

/** The address of a link's destination, as its `href` has it. */
export function useHref(to: To): string {
  const { location, navigator } = useRouting();
  return navigator.createHref(resolved(to, location.pathname));
}

/** Goes to another page, or as many entries of the history back or forth. */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => void {
  const { navigator, location } = useRouting();
  const { pathname } = location;
  return useCallback(
    (to, options = {}) => {
      if (typeof to === 'number') navigator.go(to);
      else navigator[options.replace ? 'replace' : 'push'](resolved(to, pathname), options.state, options);
    },
    [navigator, pathname],
  );
}

type Search = URLSearchParams | Record<string, string>;

/** The address's query, and how to go to the same page with another one. */
export function useSearchParams(): [
  URLSearchParams,
  (next: Search | ((now: URLSearchParams) => Search), options?: NavigateOptions) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback(
    (next: Search | ((now: URLSearchParams) => Search), options?: NavigateOptions) => {
      const asked = typeof next === 'function' ? next(new URLSearchParams(query)) : next;
      navigate(`?${new URLSearchParams(asked).toString()}`, options);
    },
    [navigate, query],
  );
  return [query, set];
}

type AnchorProps = Pick<LinkProps, 'to' | 'replace' | 'state'> & Omit<ComponentProps<'a'>, 'href'>;

/** A link to a page of the site. */
export function Link({ to, replace, state, onClick, ...rest }: AnchorProps): ReactNode {
  const { location } = useRouting();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    const staysHere = !rest.target || rest.target === '_self';
    if (event.defaultPrevented || isModified || !staysHere) return;
    event.preventDefault();
    const isHere = createPath(location) === createPath(resolved(to, location.pathname));
    navigate(to, { replace: replace ?? isHere, state: state as unknown });
  };
  return createElement('a', { ...rest, href: useHref(to), onClick: follow });
}

/** A link that says whether it leads to the present page, or to one below which that is. */
export function NavLink({ end = false, className, ...rest }: Omit<AnchorProps, 'className'> & NavLinkPart): ReactNode {
  const { pathname } = useLocation();
  const [here, there] = [pathname, resolved(rest.to, pathname).pathname].map((path) => path.toLowerCase()) as [
    string,
    string,
  ];
  const isBelow = here.startsWith(there.length > 1 && there.endsWith('/') ? there : `${there}/`);
  const isActive = here === there || (!end && isBelow);
  const classes = [className, isActive ? 'active' : undefined].filter(Boolean).join(' ');
  return createElement(Link, { ...rest, className: classes, ...(isActive && { 'aria-current': 'page' as const }) });
}

interface NavLinkPart extends Pick<NavLinkProps, 'end'> {
  className?: string | undefined;
}
