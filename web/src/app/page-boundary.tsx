import { Component, type ReactNode } from 'react';
import buttonStyles from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { LoadFailure } from './lazy-page.ts';
import { StopPage } from './stop-page.tsx';

const kept = 'Answers you have given are kept.';
/** Only what did not load is a matter of the connection. */
const failures = {
  load: { title: 'This page did not load', text: `Please check your connection, and load it again. ${kept}` },
  crash: {
    title: 'Something went wrong on this page',
    text: `Please load it again. ${kept} If this happens again, turn off the translation and the extensions of your browser for this page.`,
  },
};

interface Failed {
  failure?: keyof typeof failures;
}

/** Shows help in place of a page that crashed, or whose code could not be loaded: after a release, or without a network. React supports error boundaries only as classes. */
export class PageBoundary extends Component<{ children: ReactNode }, Failed> {
  override state: Failed = {};

  static getDerivedStateFromError(error: unknown): Failed {
    return { failure: error instanceof LoadFailure ? 'load' : 'crash' };
  }

  override componentDidCatch(error: unknown): void {
    console.error('The page failed', error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <main>
        <StopPage {...failures[failure]} profile={[0.6, 0.2, 0.5, 0.2, 0.4]}>
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
