import type { PageProps, Route } from 'shared-types';
import type { LoadedScreens } from '../federation/remotes.ts';
import { ComponentLoader } from './component-loader.ts';

/** Loads the screens of routes. */
export type PageLoader = ComponentLoader<Route, PageProps>;

/**
 * A loader of pages; `loadScreens` gives a workspace's screens, `onFailure` hears when one does not load. A remote
 * without the screen is named in the rejection.
 */
export function pageLoader(
  loadScreens: (workspace: string) => Promise<LoadedScreens>,
  onFailure?: () => void,
): PageLoader {
  return new ComponentLoader(
    ({ workspace, page }) => `${workspace}/${page}`,
    async ({ workspace, page, path }) => {
      const screens = await loadScreens(workspace);
      const screen = screens[page];
      if (!screen) throw new Error(`The remote ${workspace} has no screen "${page}" for ${path}.`);
      return (await screen()).default;
    },
    onFailure,
  );
}
