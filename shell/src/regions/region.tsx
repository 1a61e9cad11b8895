import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { inputIn, type Input } from './input.ts';

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
  private input: Input | undefined;

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

  /** Hydrates the region's HTML. */
  hydrate(content: ReactNode): void {
    let renderings = 0;
    const beforeCommit = (): void => {
      renderings += 1;
      // After a mismatch or an error React renders again, to replace the HTML.
      if (renderings > 1) this.input = inputIn(this.element);
    };
    const watched = this.watched(content, beforeCommit);
    // A transition is rendered in slices, between which the browser answers the visitor.
    startTransition(() => {
      this.root = hydrateRoot(this.element, watched, this.options());
    });
  }

  /** Renders other content into the region. */
  render(content: ReactNode): void {
    const watched = this.watched(content, nothing);
    this.root ??= createRoot(this.element, this.options());
    const { root } = this;
    startTransition(() => root.render(watched));
  }

  private options(): RootOptions {
    return {
      identifierPrefix: this.identifierPrefix,
      // The HTML has changed. As a rule an extension did it; in a test it is a fault of ours.
      onRecoverableError: (error) => console.warn(error),
      onUncaughtError: (error) => {
        reportError(error);
        // React empties the region after this callback. The microtask fills it again before the browser paints.
        queueMicrotask(() => {
          this.root?.unmount();
          this.root = undefined;
          this.element.replaceChildren(...this.nodes);
          this.input?.restore();
          this.listeners.onError(error);
        });
      },
    };
  }

  private watched(content: ReactNode, beforeCommit: () => void): ReactNode {
    this.nodes = [...this.element.childNodes];
    this.input = undefined;
    const afterCommit = (): void => {
      if (this.input && !this.nodes.some(({ isConnected }) => isConnected)) this.input.carryTo(this.element);
      this.input = undefined;
      this.nodes = [...this.element.childNodes];
      this.listeners.onCommit();
    };
    return (
      <Watched beforeCommit={beforeCommit} afterCommit={afterCommit}>
        {content}
      </Watched>
    );
  }
}

interface WatchedProps {
  beforeCommit: () => void;
  afterCommit: () => void;
  children: ReactNode;
}

function Watched({ beforeCommit, afterCommit, children }: WatchedProps): ReactNode {
  // Called while rendering: after the commit, the replaced nodes have left the document.
  beforeCommit();
  useEffect(afterCommit, [afterCommit]);
  return children;
}
