import type { PageHead, SiteConfiguration } from '@mosaico/shared-types';
import { pageUnavailableCopy } from '../errors/content.ts';
import { applyHead } from '../head/apply-head.ts';
import { pageHead } from '../head/page-head.ts';
import { savesData, whenIdle } from '../loading/when-idle.ts';
import { anchorOf } from './anchor-of.ts';
import type { Navigation, NavigationState } from './navigation.ts';
import { Positions } from './positions.ts';
import { stayAt, stayAtTop } from './stay-at.ts';
import { TouchedTile, type Opening } from './touched-tile.ts';

/** The screen stands still while the next page renders. One that takes more ms appears without fading in. */
const renderTimeoutMs = 500;
/** A browser that draws nothing does not begin a transition either: after this many ms the page is shown without. */
const frameTimeoutMs = 1_000;

const isTyping = (element: Element | null): boolean => element instanceof HTMLInputElement && element.value !== '';

/** The regions of the document. */
export interface RegionsPort {
  /** Renders a state. False where the page is not hydrated: the browser has done the rest. */
  show: (state: NavigationState) => boolean;
  /** Calls back when a page is in the document, before the browser paints it. */
  whenPage: (act: (state: NavigationState) => void) => void;
}

/**
 * Shows the pages that the visitor goes to, and does what a browser does for a document: head, focus, scroll position. Another page
 * fades in by a view transition (the global styles say how fast, and leave it out for who wants less motion), from the tile
 * that was touched if there was one. A page that they go back to does not: some browsers animate that themselves.
 */
export class PageTransitions {
  private readonly positions: Positions;
  private readonly touched = new TouchedTile();
  /** The state that is being shown, and the one whose page is in the document. */
  private shown: NavigationState;
  private arrived: NavigationState;
  private ends: (() => void)[] = [];
  private endStay: (() => void) | undefined;

  constructor(
    private readonly navigation: Navigation,
    private readonly regions: RegionsPort,
    private readonly site: SiteConfiguration,
    /** Asks for the whole head of a page; without it, the head says what the route says. */
    private readonly askForHead?: (path: string) => Promise<PageHead | undefined>,
  ) {
    this.shown = this.arrived = navigation.getState();
    this.positions = new Positions(this.shown.location.key);
  }

  /** Follows the visitor from now on. */
  start(): void {
    this.positions.watch();
    this.touched.watch();
    // The browser scrolled to the address's anchor before the page above it was all there.
    const anchor = anchorOf(window.location.hash);
    if (anchor && window.scrollY > 0) this.endStay = stayAt(anchor);
    this.regions.whenPage(this.arrive);
    this.navigation.subscribe(this.follow);
    this.follow();
  }

  private readonly arrive = (state: NavigationState): void => {
    const before = this.arrived;
    if (state === before) return;
    this.arrived = state;
    this.setHead(state, before);
    this.endStay?.();
    this.endStay = this.moveTo(state, before);
    for (const end of this.ends.splice(0)) end();
  };

  private readonly follow = (): void => {
    const [before, next] = [this.shown, this.navigation.getState()];
    if (next === before) return;
    this.shown = next;
    const isSamePage = next.location.pathname === before.location.pathname;
    // They are likely to come back, and the document's own page has not loaded its sections.
    if (!isSamePage && !savesData()) whenIdle(() => this.navigation.prefetch(before.location.pathname));
    const opening = this.touched.openingOf(next.location);
    // The newest: a visitor who goes back at once is there before the fading in of the page they left has begun.
    const show = (): void => {
      const state = this.navigation.getState();
      if (!this.regions.show(state)) this.arrived = state;
    };
    if (next.action === 'POP' || isSamePage) show();
    else fadeIn(show, () => new Promise((resolve) => this.ends.push(resolve)), opening);
  };

  private setHead({ route, unavailable }: NavigationState, before: NavigationState): void {
    if (route === before.route && unavailable === before.unavailable) return;
    const said = pageHead(route, this.site, unavailable ? pageUnavailableCopy : undefined);
    applyHead(said);
    if (!route || unavailable) return;
    void this.askForHead?.(route.path).then((head) => {
      // One that says otherwise is of another revision than the page.
      const isOfPage = head && head.title === said.title && head.description === said.description;
      if (isOfPage && this.arrived.route === route && !this.arrived.unavailable) applyHead(head);
    });
  }

  /** Moves focus and window to where a document would have them. Returns a function that ends what goes on for a while. */
  private moveTo(
    { location, action, unavailable }: NavigationState,
    before: NavigationState,
  ): (() => void) | undefined {
    const isSamePage = location.pathname === before.location.pathname && unavailable === before.unavailable;
    this.positions.arrive(location.key);
    const anchor = anchorOf(location.hash);
    // Who has begun to search meanwhile goes on in the same field.
    if (!isSamePage && !isTyping(document.activeElement)) {
      const target = anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    if (action === 'POP') window.scrollTo({ top: this.positions.of(location.key), behavior: 'instant' });
    else if (anchor && isSamePage) anchor.scrollIntoView({ behavior: 'smooth' });
    else if (anchor) return stayAt(anchor);
    else if (!isSamePage) {
      const isMoving = this.positions.isMoving();
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (isMoving) return stayAtTop();
    }
    return undefined;
  }
}

/** Makes a change whose `end` is awaited as a view transition, or at once where there are none. */
function fadeIn(change: () => void, end: () => Promise<void>, opening: Opening | undefined): void {
  if (!('startViewTransition' in document)) return change();
  opening?.leave();
  const transition = document.startViewTransition(async () => {
    clearTimeout(unseen);
    const ended = end();
    change();
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), renderTimeoutMs));
    // A tile whose page is late stays what it is.
    if ((await Promise.race([ended, late])) !== 'late') opening?.arrive();
  });
  const unseen = setTimeout(() => transition.skipTransition(), frameTimeoutMs);
  // Rejected where it is left out: in a hidden tab, or when the next one begins. The change is made all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).then(opening?.end);
}
