import { Component, type ReactNode } from 'react';
import buttonStyles from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { StopPage } from './stop-page.tsx';

/** Shows help in place of a page that crashed, or whose code could not be loaded: after a release, or without a network. React supports error boundaries only as classes. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The page failed', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <StopPage
          title="This page did not load"
          text="Please check your connection, and load it again. Answers you have given are kept."
          profile={[0.6, 0.2, 0.5, 0.2, 0.4]}
        >
          <button
            type="button"
            className={classNames(buttonStyles.button, buttonStyles.primary, buttonStyles.medium)}
            onClick={() => window.location.reload()}
          >
            Load again
          </button>
        </StopPage>
      </main>
    );
  }
}
