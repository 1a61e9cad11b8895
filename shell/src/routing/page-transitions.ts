import type { SiteConfiguration } from '@mosaico/shared-types';
import { pageUnavailableCopy } from '../errors/content.ts';
import { applyHead } from '../head/apply-head.ts';
import { pageHead } from '../head/page-head.ts';
import { savesData, whenIdle } from '../loading/when-idle.ts';
import { anchorOf } from './anchor-of.ts';
import type { Navigation, NavigationState } from './navigation.ts';
import { Positions } from './positions.ts';
import { stayAt, stayAtPlace, stayAtTop } from './stay-at.ts';
import { TouchedTile, type Opening } from './touched-tile.ts';

/** The screen is frozen while a page opens from its tile. A page that takes more ms to render appears at once. */
const renderTimeoutMs = 500;
/** A browser that draws nothing never begins a transition. After this many ms the page is shown without one. */
const frameTimeoutMs = 1_000;

const isTyping = (element: Element | null): boolean => element instanceof HTMLInputElement && element.value !== '';

/** The regions of the document. */
export interface RegionsPort {
  /** Renders a state. False where the page is not hydrated. */
  show: (state: NavigationState) => boolean;
  /** Calls back when a page is in the document, before the browser paints it. */
  whenPage: (act: (state: NavigationState) => void) => void;
}

/**
 * Shows the next page, and does what a browser does for a document: head, focus, scroll position. A page opens from the touched tile
 * by a view transition, whose duration is in the global styles. Any other appears at once: what a view transition pictures takes no
 * press before it ends.
 */
export class PageTransitions {
  private readonly positions: Positions;
  private readonly touched = new TouchedTile();
  /** The state that is being rendered, and the one whose page is in the document. */
  private shown: NavigationState;
  private arrived: NavigationState;
  private ends: (() => void)[] = [];
  private endStay: (() => void) | undefined;

  constructor(
    private readonly navigation: Navigation,
    private readonly regions: RegionsPort,
    private readonly site: SiteConfiguration,
    /** The state of the document. Links may have been followed since. */
    first: NavigationState,
  ) {
    this.shown = this.arrived = first;
    this.positions = new Positions(first.location.key);
  }

  /** Follows the visitor from now on. */
  start(): void {
    this.positions.watch();
    this.touched.watch();
    // The browser scrolled to the anchor before the content above it was complete.
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
    // The visitor is likely to come back, and the document's own page has not loaded its sections.
    if (!isSamePage && !savesData()) whenIdle(() => this.navigation.prefetch(before.location.pathname));
    const opening = this.touched.openingOf(next.location);
    // The newest state: a visitor may go back before the view transition of the page they left has begun.
    const show = (): void => {
      const state = this.navigation.getState();
      if (!this.regions.show(state)) this.arrived = state;
    };
    if (next.action === 'POP' || isSamePage || !opening) show();
    else openFromTile(show, () => new Promise((resolve) => this.ends.push(resolve)), opening);
  };

  private setHead({ route, unavailable }: NavigationState, before: NavigationState): void {
    if (route === before.route && unavailable === before.unavailable) return;
    applyHead(pageHead(route, this.site, unavailable ? pageUnavailableCopy : undefined));
  }

  /** Sets focus and scroll position as a new document would. May return a function that stops corrections which go on for a while. */
  private moveTo(
    { location, action, unavailable }: NavigationState,
    before: NavigationState,
  ): (() => void) | undefined {
    const isSamePage = location.pathname === before.location.pathname && unavailable === before.unavailable;
    this.positions.arrive(location.key);
    const anchor = anchorOf(location.hash);
    // A visitor who types in the search keeps the focus there.
    if (!isSamePage && !isTyping(document.activeElement)) {
      const target = anchor ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    if (action === 'POP') return stayAtPlace(this.positions.of(location.key));
    if (anchor && isSamePage) anchor.scrollIntoView({ behavior: 'smooth' });
    else if (anchor) return stayAt(anchor);
    else if (!isSamePage) {
      const isMoving = this.positions.isMoving();
      window.scrollTo({ top: 0, behavior: 'instant' });
      if (isMoving) return stayAtTop();
    }
    return undefined;
  }
}

/** Makes a change in a view transition that lasts until `end`. Where the browser has none, makes it at once. */
function openFromTile(change: () => void, end: () => Promise<void>, opening: Opening): void {
  if (!('startViewTransition' in document)) return change();
  opening.leave();
  const transition = document.startViewTransition(async () => {
    clearTimeout(unseen);
    const ended = end();
    change();
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), renderTimeoutMs));
    // A tile whose page is late does not open into it.
    if ((await Promise.race([ended, late])) !== 'late') opening.arrive();
  });
  const unseen = setTimeout(() => transition.skipTransition(), frameTimeoutMs);
  // It rejects where the browser skips the transition: in a hidden tab, or when the next one begins. The change is made all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).then(opening.end);
}
