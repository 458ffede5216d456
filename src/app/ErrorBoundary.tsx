import { Component, type ReactNode } from 'react';
import { Missing } from '../ui/patiently';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of what failed; `again` tries once more. */
  fallback: (again: () => void) => ReactNode;
  /** Another value starts afresh: a new screen is not to blame for the last one. */
  resetKey: string;
}

interface State {
  failedKey: string | undefined;
  /** What was thrown is code that does not come: React would not ask for it again. */
  isMissing: boolean;
}

/** Keeps a view that throws from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failedKey: undefined, isMissing: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failedKey: '', isMissing: error instanceof Missing };
  }

  override componentDidCatch(): void {
    this.setState({ failedKey: this.props.resetKey });
  }

  private readonly again = (): void => {
    if (this.state.isMissing) location.reload();
    else this.setState({ failedKey: undefined });
  };

  override render(): ReactNode {
    const { failedKey } = this.state;
    const hasFailed = failedKey === '' || failedKey === this.props.resetKey;
    return hasFailed ? this.props.fallback(this.again) : this.props.children;
  }
}
