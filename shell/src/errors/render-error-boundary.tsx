import { Component, type ReactNode } from 'react';
import { RenderError } from './render-error.tsx';

/** Shows the render-error screen in place of a page that throws. */
export class RenderErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <RenderError onRetry={() => this.setState({ failed: false })} />;
  }
}
