import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';

interface ReportMessageProps {
  title: string;
  children: ReactNode;
}

/** Shown in place of a report that cannot be shown. */
export function ReportMessage({ title, children }: ReportMessageProps) {
  return (
    <div className="grid min-h-[calc(70*var(--dvh))] content-center justify-items-center gap-4 px-(--gutter) py-12 text-center [&_:is(h1,p)]:m-0 [&_h1]:text-3xl [&_p]:max-w-136">
      <PageHead title={`${title} | TrueIn`} />
      <ProfileShape profile={[0.35, 0.35, 0.35, 0.35, 0.35]} withRings className="w-36" />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
