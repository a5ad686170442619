import { Component, type ReactNode } from 'react';
import buttonStyles from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { LoadError } from './lazy-page.ts';
import { StopPage } from './stop-page.tsx';
import * as words from '#web/lib/words/app/failures.ts';

interface Failed {
  /** Only what did not load is a matter of the connection. */
  failure?: 'load' | 'crash';
}

/** Shows help in place of a page that crashed, or whose code could not be loaded: after a release, or without a network. React supports error boundaries only as classes. */
export class PageBoundary extends Component<{ children: ReactNode }, Failed> {
  override state: Failed = {};

  static getDerivedStateFromError(error: unknown): Failed {
    return { failure: error instanceof LoadError ? 'load' : 'crash' };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The page failed', error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <StopPage {...words[failure]}>
          <button
            type="button"
            className={classNames(buttonStyles.button, buttonStyles.primary, buttonStyles.medium)}
            onClick={() => window.location.reload()}
          >
            {words.reload}
          </button>
        </StopPage>
      </main>
    );
  }
}
