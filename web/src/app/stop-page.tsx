import type { ReactNode } from 'react';
import { PageHead } from '#web/ui/page/page-head.tsx';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';

interface StopPageProps {
  title: string;
  text: string;
  profile: Profile;
  /** The way on. */
  children: ReactNode;
}

/** Stands in place of a page that cannot be shown. */
export function StopPage({ title, text, profile, children }: StopPageProps) {
  return (
    <div className="grid min-h-[calc(70*var(--dvh))] content-center justify-items-center px-(--gutter) py-12 text-center [&_h1]:text-3xl [&_p]:mb-6 [&_p]:text-quiet">
      <PageHead title={`${title} | TrueIn`} />
      <ProfileShape profile={profile} withRings className="mb-6 w-36" />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
