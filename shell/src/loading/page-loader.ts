import { sectionsOf, type LoadSection, type PageProps, type Route } from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import type { ComponentType } from 'react';
import type { LoadedScreens } from '../remotes/remotes.ts';
import { retrySourceOf } from '../remotes/remote-files.ts';
import { ComponentLoader } from './component-loader.ts';

const keyOf = ({ workspace, page }: Route): string => `${workspace}/${page}`;

/** Loads a page's files and its workspace's screens. */
export interface PageSource {
  /** Loads the files of a page whose HTML is in the document. */
  prerenderedFiles: (route: Route) => Promise<unknown>;
  /** Loads the files of any other page: also those of its sections, and whole style sheets. */
  files: (route: Route) => Promise<unknown>;
  screens: (workspace: string) => Promise<LoadedScreens>;
}

/** Loads the pages of routes. The document's own page comes without its sections, whose HTML is there; other pages with them. */
export class PageLoader extends ComponentLoader<Route, PageProps> {
  private readonly sections = new Map<string, readonly LoadSection[]>();
  private readonly whole = new Map<string, ComponentType<PageProps>>();

  constructor(
    private readonly pages: PageSource,
    queue: Pick<RetryQueue, 'retry' | 'orFailure'>,
  ) {
    super(
      {
        keyOf,
        sourceOf: ({ workspace }) => retrySourceOf(workspace),
        load: async (route) => {
          const { workspace, page, path } = route;
          const screen = (await pages.screens(workspace))[page];
          if (!screen) throw new Error(`The remote ${workspace} has no screen "${page}" for ${path}.`);
          const [module, sections] = await sectionsOf(screen);
          this.sections.set(keyOf(route), sections);
          return module.default;
        },
      },
      queue,
    );
  }

  /** The page, if it is loaded with its sections. */
  override loaded(route: Route): ComponentType<PageProps> | undefined {
    return this.whole.get(keyOf(route));
  }

  /** The page's component, if it is loaded, with its sections or without. */
  readonly component = (route: Route): ComponentType<PageProps> | undefined => super.loaded(route);

  /** Loads the page whose HTML is in the document. Rejects when the code that came cannot be run. */
  async loadPrerendered(route: Route): Promise<ComponentType<PageProps>> {
    await this.pages.prerenderedFiles(route);
    return super.load(route);
  }

  /** Loads a page with its sections. Rejects when the code that came cannot be run. */
  override async load(route: Route): Promise<ComponentType<PageProps>> {
    await this.pages.files(route);
    const page = await super.load(route);
    await Promise.all((this.sections.get(keyOf(route)) ?? []).map(async (load) => load()));
    this.whole.set(keyOf(route), page);
    return page;
  }
}
