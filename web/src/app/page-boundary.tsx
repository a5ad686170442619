import { Component, type ReactNode } from 'react';
import buttonStyles from '#web/ui/button.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';

/** Shows help in place of a page that crashed. React supports error boundaries only as classes. */
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

/** Shown if a page crashed, or its code could not be loaded: after a release, or without a network. */
function PageFailure() {
  return (
    <main className="grid min-h-[calc(70*var(--dvh))] content-center justify-items-center px-(--gutter) py-12 text-center [&_h1]:text-3xl [&_p]:mb-6 [&_p]:text-quiet">
      <PageHead title="This page did not load | TrueIn" />
      <ProfileShape profile={[0.6, 0.2, 0.5, 0.2, 0.4]} withRings className="mb-6 w-36" />
      <h1>This page did not load</h1>
      <p>Please check your connection, and load it again. Answers you have given are kept.</p>
      <button
        type="button"
        className={classNames(buttonStyles.button, buttonStyles.primary, buttonStyles.medium)}
        onClick={() => window.location.reload()}
      >
        Load again
      </button>
    </main>
  );
}
