import type { ReactNode } from 'react';
import { Logo } from '#web/ui/figure/logo.tsx';
import styles from '../quiz.module.css';

/** Class names for the parts of a frame. */
export const frame = styles;

/** A full-height frame of a header, which looks the same on every screen of the quiz, a scrolling middle and a footer. */
export function QuizFrame({ title, buttons, children }: { title: string; buttons?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={styles.frame}>
        <header className={styles.header}>
          <Logo className="tiny:hidden tight:[&>span:last-child]:hidden" />
          {/* The menu shows the name, too. */}
          <h1 className="my-0 mr-0 ml-2 line-clamp-2 min-w-0 flex-1 border-l border-line-strong pl-4 font-text text-base/snug font-medium tracking-[normal] text-wrap text-quiet tight:m-0 tight:border-0 tight:p-0 tight:text-sm tiny:sr-only">
            {title}
          </h1>
          {buttons}
        </header>
        {children}
      </div>
    </div>
  );
}
