import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { inputIn, type Input } from './input.ts';

const nothing = (): void => undefined;

/** Hear what became of a rendering. */
interface Outcome {
  /** It is in the document, and its effects have run. */
  onCommit: () => void;
  /** It threw, then or later. The region's HTML is what it was before. */
  onError: (error: unknown) => void;
}

/**
 * A part of the document with a React root of its own: what an extension, a network or a fault does to one costs no other anything. Its
 * HTML stays until React has something to put in its place.
 */
export class Region {
  private root: Root | undefined;
  private onError: Outcome['onError'] = nothing;
  /** The region's HTML before the present rendering: what React throws away can be put back. */
  private nodes: readonly ChildNode[] = [];
  private input: Input | undefined;

  constructor(
    readonly element: HTMLElement,
    /** Of the ids that React makes: no two roots may make the same. */
    private readonly identifierPrefix: string,
  ) {}

  /** Whether React has the region, or is about to. */
  isMounted(): boolean {
    return this.root !== undefined;
  }

  /** Hydrates the region's HTML. */
  hydrate(content: ReactNode, outcome: Outcome): void {
    let renderings = 0;
    const beforeCommit = (): void => {
      renderings += 1;
      // React renders again what is not as it was prerendered, and what throws: to put it in place of the HTML.
      if (renderings > 1) this.input = inputIn(this.element);
    };
    const watched = this.watched(content, outcome, beforeCommit);
    // A transition is rendered in slices, between which the browser answers the visitor.
    startTransition(() => {
      this.root = hydrateRoot(this.element, watched, this.options());
    });
  }

  /** Renders in place of what the region shows. */
  render(content: ReactNode, outcome: Outcome): void {
    const watched = this.watched(content, outcome, nothing);
    this.root ??= createRoot(this.element, this.options());
    const { root } = this;
    startTransition(() => root.render(watched));
  }

  private options(): RootOptions {
    return {
      identifierPrefix: this.identifierPrefix,
      // The HTML is not as it was prerendered: an extension's doing as a rule, and a fault of ours where a test hears of it.
      onRecoverableError: (error) => console.warn(error),
      onUncaughtError: (error) => {
        reportError(error);
        // React has yet to empty the region. It is filled again before the browser paints.
        queueMicrotask(() => {
          this.root?.unmount();
          this.root = undefined;
          this.element.replaceChildren(...this.nodes);
          this.input?.restore();
          this.onError(error);
        });
      },
    };
  }

  private watched(content: ReactNode, { onCommit, onError }: Outcome, beforeCommit: () => void): ReactNode {
    this.onError = onError;
    this.nodes = [...this.element.childNodes];
    this.input = undefined;
    const afterCommit = (): void => {
      if (this.input && !this.nodes.some(({ isConnected }) => isConnected)) this.input.carryTo(this.element);
      this.input = undefined;
      this.nodes = [...this.element.childNodes];
      onCommit();
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
  // While rendering: with the commit, what is replaced has left the document.
  beforeCommit();
  useEffect(afterCommit, [afterCommit]);
  return children;
}
