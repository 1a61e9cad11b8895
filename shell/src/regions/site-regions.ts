import type { ComponentType } from 'react';
import type { Lookup, PageProps, Route } from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { bootScript } from '../loading/boot-script.ts';
import { pageIsInteractive } from '../routing/interactive.ts';
import type { NavigationState } from '../routing/navigation.ts';
import { contentsOf, type Shown, type SiteContext } from './contents.tsx';
import { identifierPrefixes, nameWorkspace, partOf, type Regions } from './frame.ts';
import { Region } from './region.tsx';

type Name = keyof Regions<unknown>;

/** Where the regions find what they show. */
export interface RegionSources {
  /** How pages ask the table: the document's own page, and others. */
  lookups: () => { document: Lookup; site: Lookup };
  /** The component of a page, if its code is loaded. */
  pageOf: (route: Route) => ComponentType<PageProps> | undefined;
}

/** The regions of the document: each is hydrated by itself, and all show what the visitor has gone to. */
export class SiteRegions {
  private readonly regions: Regions<Region>;
  private state: NavigationState;
  private onPage: (state: NavigationState) => void = () => undefined;

  constructor(
    elements: Regions<HTMLElement>,
    private readonly context: SiteContext,
    private readonly sources: RegionSources,
    private readonly queue: Pick<RetryQueue, 'retry'>,
    /** Aborted when the visitor leaves the document's own page. */
    private readonly left: AbortSignal,
  ) {
    this.state = context.navigation.getState();
    this.regions = {
      header: new Region(elements.header, identifierPrefixes.header),
      page: new Region(elements.page, identifierPrefixes.page),
      footer: new Region(elements.footer, identifierPrefixes.footer),
    };
  }

  /** Hydrates a region's HTML, or renders where there is none; again while it throws. Resolves when it is interactive. */
  async hydrate(name: Name): Promise<void> {
    const region = this.regions[name];
    const signal = name === 'page' ? this.left : undefined;
    const attempt = (): Promise<void> =>
      new Promise((resolve, reject) => {
        let isInteractive = false;
        const onCommit = (): void => {
          isInteractive = true;
          bootScript().wake(region.element);
          resolve();
        };
        const onError = (error: unknown): void => {
          bootScript().wake(region.element, false);
          bootScript().say(partOf(region.element), true);
          if (name === 'page') pageIsInteractive();
          if (isInteractive) void this.hydrate(name);
          else reject(error instanceof Error ? error : new Error(String(error)));
        };
        const content = contentsOf(this.context, this.shown())[name];
        if (region.element.hasChildNodes()) region.hydrate(content, { onCommit, onError });
        else region.render(content, { onCommit, onError });
      });
    // Rejects only for who has left the page.
    await this.queue.retry(`hydrate ${name}`, attempt, signal).catch(() => undefined);
  }

  /** Shows another state in all regions that are hydrated. False where the document's own page is not, and stays as it is. */
  show(state: NavigationState): boolean {
    this.state = state;
    const contents = contentsOf(this.context, this.shown());
    const { page, ...around } = this.regions;
    for (const name of ['header', 'footer'] as const)
      if (around[name].isMounted()) {
        const onError = (): void => void this.hydrate(name);
        around[name].render(contents[name], { onCommit: () => bootScript().wake(around[name].element), onError });
      }
    if (!state.moved && !state.unavailable && !page.isMounted()) return false;
    const onCommit = (): void => bootScript().wake(page.element);
    // What throws outside of the page itself: only a document can show the page then.
    page.render(contents.page, {
      onCommit,
      onError: () => (state.moved ? location.reload() : void this.hydrate('page')),
    });
    return true;
  }

  /** Calls back when a page is in the document, before the browser paints it. */
  whenPage(act: (state: NavigationState) => void): void {
    this.onPage = act;
  }

  /** Renders anew when the table says more than before. */
  readonly refresh = (): void => void this.show(this.state);

  private shown(): Shown {
    const { state } = this;
    const { document, site } = this.sources.lookups();
    return {
      state,
      lookup: state.moved ? site : document,
      page: state.route && this.sources.pageOf(state.route),
      onPage: this.arrive,
    };
  }

  private readonly arrive = (state: NavigationState): void => {
    nameWorkspace(this.regions.page.element, state.route?.workspace);
    this.onPage(state);
  };
}
