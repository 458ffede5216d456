import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of what failed; `again` tries once more. */
  fallback: (again: () => void) => ReactNode;
  /** Another value starts afresh: a new screen is not to blame for the last one. */
  resetKey: string;
}

interface State {
  failedKey: string | undefined;
}

/** Keeps a view that throws from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failedKey: undefined };

  static getDerivedStateFromError(): Partial<State> {
    return { failedKey: '' };
  }

  override componentDidCatch(): void {
    this.setState({ failedKey: this.props.resetKey });
  }

  override render(): ReactNode {
    const { failedKey } = this.state;
    const hasFailed = failedKey === '' || failedKey === this.props.resetKey;
    return hasFailed
      ? this.props.fallback(() => this.setState({ failedKey: undefined }))
      : this.props.children;
  }
}
