import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';

/** Shows what to do in the place of a page that broke. React has no way to say this but a class. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The page failed', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}
