import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { bootScript } from '../loading/boot-script.ts';
import { moveHtml, sectionsIn, sectionsOf } from '../slots/kept-html.ts';
import { TakeoverProvider } from '../slots/takeover.ts';
import { FormSnapshot } from './form-snapshot.ts';
import { islandNameOf } from './frame.ts';
import { keepTranslation } from './translation.ts';

const nothing = (): void => undefined;

/** Listeners of a region. */
interface RegionListeners {
  /** Called when a rendering is in the document and its effects have run. */
  onCommit: () => void;
  /** Called when a rendering has thrown, at once or later. The region has its previous HTML. */
  onError: (error: unknown) => void;
}

/**
 * A part of the document with a React root of its own, so that a foreign node, a late file or an error in one region does not reach
 * another. Its HTML stays until React has content to replace it.
 */
export class Region {
  private root: Root | undefined;
  /** The region's nodes before the present rendering, to put back what React removes. */
  private nodes: readonly ChildNode[] = [];
  /** The visitor's input in the prerendered HTML, until the region is hydrated. */
  private snapshot: FormSnapshot | undefined;

  constructor(
    readonly element: HTMLElement,
    /** Prefix of `useId`: ids must differ between React roots. */
    private readonly identifierPrefix: string,
    private readonly listeners: RegionListeners,
  ) {}

  /** Whether the region has a React root. */
  isMounted(): boolean {
    return this.root !== undefined;
  }

  /** One function for all renders: a context that changes would make React render what it has not hydrated. */
  private readonly isTakingOver = (): boolean => this.snapshot !== undefined;

  /** Hydrates the region's HTML. */
  hydrate(content: ReactNode): void {
    this.snapshot = new FormSnapshot(this.element);
    let renderings = 0;
    const beforeCommit = (): void => {
      renderings += 1;
      // What replaces the HTML, after a mismatch or an error, is rendered anew first.
      if (renderings > 1) this.snapshot?.note();
    };
    const watched = this.watched(content, beforeCommit);
    // A transition is rendered in slices, between which the browser answers the visitor.
    startTransition(() => {
      this.root = hydrateRoot(this.element, watched, this.options());
    });
  }

  /** Renders the same content in place of the region's HTML, where it could not be hydrated. */
  replace(content: ReactNode): void {
    const snapshot = new FormSnapshot(this.element);
    this.snapshot = snapshot;
    this.renderWatched(this.watched(content, () => snapshot.note()));
  }

  /** Renders other content into the region. */
  render(content: ReactNode): void {
    this.snapshot = undefined;
    this.renderWatched(this.watched(content, nothing));
  }

  private renderWatched(watched: ReactNode): void {
    this.root ??= createRoot(this.element, this.options());
    const { root } = this;
    startTransition(() => root.render(watched));
  }

  private options(): RootOptions {
    return {
      identifierPrefix: this.identifierPrefix,
      // The HTML has changed. As a rule an extension did it; in a test it is a fault of ours.
      onRecoverableError: (error) => {
        bootScript().notes?.set(this.element);
        console.warn(error);
      },
      // In development the overlay shows what an error boundary hides.
      ...(process.env.NODE_ENV === 'development' && { onCaughtError: (error) => reportError(error) }),
      onUncaughtError: (error) => {
        bootScript().notes?.set(error, islandNameOf(this.element));
        reportError(error);
        // React is rendering, when no root can be unmounted. The microtask is after that, and before the browser paints.
        queueMicrotask(() => {
          this.root?.unmount();
          this.root = undefined;
          this.element.replaceChildren(...this.nodes);
          this.snapshot?.restore();
          this.listeners.onError(error);
        });
      },
    };
  }

  private watched(content: ReactNode, beforeCommit: () => void): ReactNode {
    this.nodes = [...this.element.childNodes];
    const beforePaint = (): void => {
      if (this.snapshot) moveKept(this.nodes, this.element);
      this.nodes = [...this.element.childNodes];
    };
    const afterCommit = (): void => {
      const { snapshot } = this;
      this.snapshot = undefined;
      snapshot?.carry();
      this.listeners.onCommit();
    };
    return (
      <TakeoverProvider value={this.isTakingOver}>
        <Watched beforeCommit={beforeCommit} beforePaint={beforePaint} afterCommit={afterCommit}>
          {content}
        </Watched>
      </TakeoverProvider>
    );
  }
}

/** Moves what is kept from the nodes that React has replaced: the HTML of sections to the empty elements in their place, a translation's words. */
function moveKept(nodes: readonly ChildNode[], region: Element): void {
  const replaced = nodes.filter((node): node is Element & ChildNode => node instanceof Element && !node.isConnected);
  if (replaced.length === 0) return;
  moveHtml(replaced.flatMap(sectionsOf), sectionsIn(region));
  keepTranslation(nodes, region.childNodes);
}

interface WatchedProps {
  beforeCommit: () => void;
  beforePaint: () => void;
  afterCommit: () => void;
  children: ReactNode;
}

function Watched({ beforeCommit, beforePaint, afterCommit, children }: WatchedProps): ReactNode {
  // Called while rendering: after the commit, the replaced nodes have left the document.
  beforeCommit();
  useLayoutEffect(beforePaint, [beforePaint]);
  useEffect(afterCommit, [afterCommit]);
  return children;
}
