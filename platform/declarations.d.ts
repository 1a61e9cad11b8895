/** A style sheet with local names: see platform/src/build/styles.ts. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
/** It has no types of its own. Rejects with what HarfBuzz says. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
/** See jest/site.cjs. */
declare module 'site-for-tests' {
  import type { SiteConfiguration, SiteTable } from '@mosaico/shared-types';

  export const site: SiteConfiguration;
  export const table: SiteTable;
}
/** How the screens of a workspace's pages load: made by the build, see platform/src/build/module-loader.ts. */
declare module '*/pages.ts?screens' {
  import type { ComponentType } from 'react';
  import type { PageProps } from '@mosaico/shared-types';

  const screens: Record<string, () => Promise<{ default: ComponentType<PageProps> }>>;
  export default screens;
}
/** The exports of React Router that the shell shares: shell/src/shared/react-router-dom.ts has the same names. */
declare module 'react-router-dom' {
  export {
    createPath,
    createRoutesFromElements,
    createSearchParams,
    generatePath,
    Link,
    matchPath,
    matchRoutes,
    Navigate,
    NavigationType,
    NavLink,
    Outlet,
    parsePath,
    resolvePath,
    Route,
    Router,
    Routes,
    useBeforeUnload,
    useHref,
    useInRouterContext,
    useLinkClickHandler,
    useLocation,
    useMatch,
    useNavigate,
    useNavigationType,
    useOutlet,
    useOutletContext,
    useParams,
    useResolvedPath,
    useRoutes,
    useSearchParams,
  } from 'react-router';
  export type {
    LinkProps,
    Location,
    NavigateFunction,
    NavigateOptions,
    NavigateProps,
    Navigator,
    NavLinkProps,
    NavLinkRenderProps,
    OutletProps,
    Params,
    Path,
    PathMatch,
    PathPattern,
    RelativeRoutingType,
    RouteMatch,
    RouteObject,
    RouteProps,
    RouterProps,
    RoutesProps,
    SetURLSearchParams,
    To,
    URLSearchParamsInit,
  } from 'react-router';
}
