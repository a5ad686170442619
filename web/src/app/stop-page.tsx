import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Scene } from '#web/ui/figure/scene.tsx';
import error from '#web/ui/figure/scenes/error.svg?raw';

interface StopPageProps {
  title: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** Stands in place of a page that cannot be shown. */
export function StopPage({ title, text, children }: StopPageProps) {
  return (
    <div className="grid min-h-[calc(70*var(--dvh))] content-center justify-items-center px-(--gutter) py-12 text-center [&_h1]:text-3xl [&_p]:mb-6 [&_p]:text-quiet">
      <PageHead title={`${title} | TrueIn`} />
      <Scene svg={error} className="mb-6 w-[192px]" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
