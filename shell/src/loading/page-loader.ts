import { sectionsOf, type LoadSection, type PageProps, type Route } from '@mosaico/shared-types';
import type { ComponentType } from 'react';
import type { LoadedScreens } from './remotes.ts';
import { ComponentLoader } from './component-loader.ts';
import type { Supervisor } from './supervisor.ts';
import { filesOf } from './remote-files.ts';

const keyOf = ({ workspace, page }: Route): string => `${workspace}/${page}`;

/** Loads the screens of routes, with their sections where these are not prerendered. */
export class PageLoader extends ComponentLoader<Route, PageProps> {
  private readonly sections = new Map<string, readonly LoadSection[]>();
  private readonly whole = new Set<string>();

  /** `loadScreens` gives a workspace's screens. A remote without the screen is named in the rejection. */
  constructor(
    loadScreens: (workspace: string, route: Route) => Promise<LoadedScreens>,
    supervisor: Pick<Supervisor, 'insist' | 'orTrouble'>,
    /** Whether the route's page is prerendered here: its sections sleep, then. Default: none is. */
    private readonly isPrerendered: (route: Route) => boolean = () => false,
  ) {
    super(
      {
        keyOf,
        sourceOf: ({ workspace }) => filesOf(workspace),
        fetch: async (route) => {
          const { workspace, page, path } = route;
          const screen = (await loadScreens(workspace, route))[page];
          if (!screen) throw new Error(`The remote ${workspace} has no screen "${page}" for ${path}.`);
          const [module, sections] = await sectionsOf(screen);
          this.sections.set(keyOf(route), sections);
          return module.default;
        },
      },
      supervisor,
    );
  }

  override loaded(route: Route): ComponentType<PageProps> | undefined {
    return this.isPrerendered(route) || this.whole.has(keyOf(route)) ? super.loaded(route) : undefined;
  }

  override async load(route: Route): Promise<ComponentType<PageProps>> {
    const screen = await super.load(route);
    if (this.isPrerendered(route)) return screen;
    await Promise.all((this.sections.get(keyOf(route)) ?? []).map((load) => load()));
    this.whole.add(keyOf(route));
    return screen;
  }
}
