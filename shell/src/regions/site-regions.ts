import type { ComponentType } from 'react';
import type { Lookup, PageProps, Route } from '@mosaico/shared-types';
import type { RetryQueue } from '@mosaico/shared-types/retry-queue';
import { bootScript } from '../loading/boot-script.ts';
import { nextTask } from '../loading/next-task.ts';
import { pageIsInteractive } from '../routing/interactive.ts';
import type { NavigationState } from '../routing/navigation.ts';
import { contentsOf, type Shown, type SiteContext } from './contents.tsx';
import { identifierPrefixes, nameWorkspace, islandNameOf, type Regions } from './frame.ts';
import { Region } from './region.tsx';

type Name = keyof Regions<unknown>;

/** Where the regions find page components and table entries. */
export interface RegionSources {
  /** Lookups of the table: for the document's own page, and for others. */
  lookups: () => { document: Lookup; site: Lookup };
  /** The component of a page, if its code is loaded. */
  pageOf: (route: Route) => ComponentType<PageProps> | undefined;
}

/** Settles an attempt to hydrate a region. */
interface Attempt {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** The regions of the document. Each is hydrated by itself, and all show the present navigation state. */
export class SiteRegions {
  private readonly regions: Regions<Region>;
  private readonly attempts = new Map<Name, Attempt>();
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
    const regionOf = (name: Name): Region =>
      new Region(elements[name], identifierPrefixes[name], {
        onCommit: () => void this.committed(name),
        onError: (error) => this.failed(name, error instanceof Error ? error : new Error(String(error))),
      });
    this.regions = { header: regionOf('header'), page: regionOf('page'), footer: regionOf('footer') };
  }

  /** Hydrates a region's HTML, or renders where there is none. Retries while it throws. Resolves when it is interactive. */
  async hydrate(name: Name): Promise<void> {
    await this.retry(name);
  }

  /** Renders another state into all hydrated regions. False where the document's own page is not hydrated: its HTML stays. */
  show(state: NavigationState): boolean {
    this.state = state;
    const contents = contentsOf(this.context, this.shown());
    const { header, page, footer } = this.regions;
    if (header.isMounted()) header.render(contents.header);
    if (footer.isMounted()) footer.render(contents.footer);
    if (!state.moved && !state.unavailable && !page.isMounted()) return false;
    page.render(contents.page);
    return true;
  }

  /** Calls back when a page is in the document, before the browser paints it. */
  whenPage(act: (state: NavigationState) => void): void {
    this.onPage = act;
  }

  /** Renders again when the table has further entries. */
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

  /** `thrown`: what the region has thrown since it was interactive, which counts as the first attempt. */
  private async retry(name: Name, thrown?: Error): Promise<void> {
    const region = this.regions[name];
    const attempt = (failures: number): Promise<void> =>
      new Promise((resolve, reject) => {
        if (thrown && failures === 0) return reject(thrown);
        this.attempts.set(name, { resolve, reject });
        const content = contentsOf(this.context, this.shown())[name];
        if (!region.element.hasChildNodes()) region.render(content);
        else if (failures === 0) region.hydrate(content);
        // The prerendered HTML may be the cause of the error: it is replaced, not hydrated again.
        else region.replace(content);
      });
    const signal = name === 'page' ? this.left : undefined;
    // Rejects only for a visitor who has left the page.
    await this.queue.retry(`hydrate ${name}`, attempt, signal).catch(() => undefined);
  }

  private async committed(name: Name): Promise<void> {
    // Effects throw before the next task.
    await nextTask();
    const region = this.regions[name];
    if (!region.isMounted()) return;
    bootScript().wake(region.element);
    this.attempts.get(name)?.resolve();
    this.attempts.delete(name);
  }

  private failed(name: Name, error: Error): void {
    // The error is outside of the page's own boundary: only a document can show that page.
    if (name === 'page' && this.state.moved) return location.reload();
    const { element } = this.regions[name];
    bootScript().wake(element, false);
    bootScript().say(islandNameOf(element), true);
    if (name === 'page') pageIsInteractive();
    const attempt = this.attempts.get(name);
    this.attempts.delete(name);
    if (attempt) attempt.reject(error);
    else void this.retry(name, error);
  }

  private readonly arrive = (state: NavigationState): void => {
    nameWorkspace(this.regions.page.element, state.route?.workspace);
    this.onPage(state);
  };
}
