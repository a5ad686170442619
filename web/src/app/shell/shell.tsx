import type { ReactNode, RefObject } from 'react';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { skip } from '#web/lib/words/app/navigation.ts';

export interface ShellProps {
  /** The page's own path. */
  path: string;
  /** Absent: the site's. */
  header?: ReactNode;
  footer?: ReactNode;
  main?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A page between its header and its footer. */
export function Shell({ path, header = <Navbar path={path} />, footer = <Footer />, main, children }: ShellProps) {
  return (
    <div className="flex min-h-[calc(100*var(--dvh))] flex-col">
      <a
        href="#content"
        className="absolute top-2 right-auto bottom-auto left-[max(0.5rem,var(--inset))] z-[calc(var(--layer-header)_+_1)] [transform:translateY(-200%)] rounded-sm bg-ink px-4 py-3 text-paper focus:[transform:none]"
      >
        {skip}
      </a>
      {header}
      <main ref={main} id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
    </div>
  );
}
