import { anchorOf } from './anchor-of.ts';
import type { NavigationState } from './navigation.ts';

/** What both pages' styles call it: see "A page opens" in the global styles of the design system. */
const name = 'touched-tile';

/** What a page opens from, and into. */
export interface Opening {
  /** Before the page that is left is pictured. */
  leave: () => void;
  /** The next page is there. */
  arrive: () => void;
  /** All is still again, or there was nothing to see. */
  end: () => void;
}

/**
 * Opens a page from the touched tile: the card around the link (`data-tile`) grows into the art of the next page, or into the
 * anchor there. One listener serves the document, so cards in static sections work, too.
 */
export class TouchedTile {
  private touched: { tile: HTMLElement; path: string } | undefined;

  /** Begins to remember what is touched. */
  watch(): void {
    document.addEventListener('click', this.remember, true);
  }

  /** How the page there opens; nothing where its link was in no tile, or motion is not wanted. Forgets what was touched. */
  openingOf({ pathname, hash }: NavigationState['location']): Opening | undefined {
    const { touched } = this;
    this.touched = undefined;
    if (touched?.path !== pathname || !isInView(touched.tile, 0)) return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let named: ElementCSSInlineStyle | undefined;
    const give = (to: ElementCSSInlineStyle | undefined): void => {
      named?.style.removeProperty('view-transition-name');
      to?.style.setProperty('view-transition-name', name);
      named = to;
    };
    return {
      leave: () => give(touched.tile),
      arrive: () => {
        const into = anchorOf(hash) ?? openingArt() ?? document.querySelector<HTMLElement>('main header');
        // The tile has become it: it does not assemble once more.
        for (const animation of into?.getAnimations({ subtree: true }) ?? []) animation.finish();
        give(into && isInView(into, 0) ? into : undefined);
      },
      end: () => give(undefined),
    };
  }

  private readonly remember = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const tile = link?.closest<HTMLElement>('[data-tile]');
    this.touched = link && tile ? { tile, path: link.pathname } : undefined;
  };
}

/** The art that the page opens with, if most of it is on the first screen. */
function openingArt(): HTMLElement | SVGElement | undefined {
  const drawings = [...document.querySelectorAll<HTMLElement | SVGElement>('main header [data-assemble]')];
  return drawings.find((drawing) => isInView(drawing, 0.5));
}

/** Whether more than this part of its height is in the window. */
function isInView(element: Element, part: number): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && Math.min(bottom, window.innerHeight) - Math.max(top, 0) > part * height;
}
