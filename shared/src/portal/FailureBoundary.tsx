import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value lets the children try again. */
  resetKey: unknown;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

type State = { status: 'fine' } | { status: 'failed'; error: unknown };

/** Catches what is thrown while its children render, and shows the fallback until the key changes. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { status: 'fine' };

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'failed', error };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.status === 'failed' && before.resetKey !== this.props.resetKey) {
      this.setState({ status: 'fine' });
    }
  }

  override render(): ReactNode {
    return this.state.status === 'failed' ? this.props.fallback(this.state.error) : this.props.children;
  }
}
