import { Component, type ReactNode } from 'react';

/** A piece that throws leaves its place empty, and the page it stands in as it is. React logs the error. */
export class SlotBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
