import type { PageProps, Route } from 'shared-types';
import type { LoadedScreens } from '../federation/remotes.ts';
import { ComponentLoader } from './component-loader.ts';
import type { Supervisor } from './supervisor.ts';
import { filesOf } from './remote-files.ts';

/** Loads the screens of routes. */
export type PageLoader = ComponentLoader<Route, PageProps>;

/** A loader of pages; `loadScreens` gives a workspace's screens. A remote without the screen is named in the rejection. */
export function pageLoader(
  loadScreens: (workspace: string, route: Route) => Promise<LoadedScreens>,
  supervisor: Pick<Supervisor, 'insist' | 'orTrouble'>,
): PageLoader {
  return new ComponentLoader(
    {
      keyOf: ({ workspace, page }) => `${workspace}/${page}`,
      sourceOf: ({ workspace }) => filesOf(workspace),
      fetch: async (route) => {
        const { workspace, page, path } = route;
        const screen = (await loadScreens(workspace, route))[page];
        if (!screen) throw new Error(`The remote ${workspace} has no screen "${page}" for ${path}.`);
        return (await screen()).default;
      },
    },
    supervisor,
  );
}
