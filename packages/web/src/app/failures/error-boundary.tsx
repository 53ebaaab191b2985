import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isMinorError } from '#web/lib/failures/global-error-filter.ts';
import { keepLastError } from './error-log.ts';
import { ErrorScreen } from './error-screen.tsx';

const recoveryDelay = 100;
const maxRetries = 3;

interface State {
  readonly status: 'well' | 'recovering' | 'failed';
}

/**
 * Catches what breaks while rendering. Minor errors are tried again after 100 ms, three times at most; all
 * others, and a minor one that will not go, show the error screen.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { status: 'well' };
  private retries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): State {
    return { status: isMinorError(error) ? 'recovering' : 'failed' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (isMinorError(error) && this.retries < maxRetries) {
      this.retries += 1;
      this.timer = setTimeout(() => this.setState({ status: 'well' }), recoveryDelay);
      return;
    }
    keepLastError(error, info.componentStack ?? null, this.retries);
    this.setState({ status: 'failed' });
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { status } = this.state;
    if (status === 'recovering') return null;
    return status === 'failed' ? <ErrorScreen /> : this.props.children;
  }
}
