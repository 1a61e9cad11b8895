import { Component, type ReactNode } from 'react';
import { guard } from '../loading/guard.ts';

/** What failed is tried again after so many milliseconds, as long as the visitor stays. */
const waits = [5_000, 15_000, 60_000];

interface KeptHtmlProps {
  /** Whose code it is: the part that is said not to respond. */
  part: string;
  /** The element whose HTML is kept; nothing where there is none worth it. */
  place: () => Element | null | undefined;
  /** Stands there where no HTML is kept. */
  instead: (retry: () => void) => ReactNode;
  /** Hears that HTML is kept, and that it is not any more. */
  onKept?: (isKept: boolean) => void;
  children: ReactNode;
}

/**
 * What throws while it takes over prerendered HTML leaves that as it is: it stays there to be read, and its links work. The
 * document says that this part does not respond, and it is tried again. React logs the error.
 */
export class KeptHtml extends Component<KeptHtmlProps, { failed: boolean }> {
  override state = { failed: false };
  private html: string | undefined;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    if (!this.html) return;
    guard().say(this.props.part, true);
    this.props.onKept?.(true);
    clearTimeout(this.timer);
    const wait = waits[this.failures++];
    if (wait !== undefined) this.timer = setTimeout(this.retry, wait);
  }

  override componentDidUpdate(_props: KeptHtmlProps, { failed }: { failed: boolean }): void {
    if (!failed || this.state.failed || !this.html) return;
    // What is rendered anew has no prerendered HTML to go back to.
    guard().say(this.props.part, false);
    this.props.onKept?.(false);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
    if (this.html) guard().say(this.props.part, false);
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    // Asked for while rendering: what is prerendered is taken away with the commit.
    this.html ??= this.props.place()?.innerHTML ?? '';
    if (!this.html) return this.props.instead(this.retry);
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.html }} />;
  }
}
