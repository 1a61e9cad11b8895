import { Component, type ReactNode } from 'react';
import { bootScript } from '../loading/boot-script.ts';

interface ErrorBoundaryProps {
  /** The `data-part` of what renders the children, for reports. */
  island: string;
  /** Rendered after an error; `reset` renders the children again. */
  fallback: (reset: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Shows a fallback in place of children that throw. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    bootScript().notes?.set(error, this.props.island);
    this.props.onError?.(error);
  }

  readonly reset = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.reset) : this.props.children;
  }
}
