import type { ReactNode } from 'react';
import type { Profile } from '#web/ui/figure/profile-geometry.ts';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';

interface PageHeroProps {
  title: string;
  text: string;
  profile: Profile;
  children?: ReactNode;
}

/** The opening of a page with one message. */
export function PageHero({ title, text, profile, children }: PageHeroProps) {
  return (
    <div className="overflow-clip bg-strong text-on-strong [--focus:var(--marigold)] [--shape-gap:var(--surface-strong)]">
      <div className="page-width grid grid-cols-1 items-center gap-x-12 gap-y-8 py-[clamp(2.5rem,1rem_+_6vw,6rem)] md:grid-cols-[8fr_4fr]">
        <div>
          <h1 className="max-w-[16ch] text-5xl/[1.06] tracking-[-0.02em]">{title}</h1>
          <p className="m-0 max-w-[46ch] text-lg/[1.5] text-on-strong-quiet">{text}</p>
          {children && <div className="mt-6">{children}</div>}
        </div>
        <ProfileShape profile={profile} withRings className="mx-auto w-[min(100%,17rem)] max-md:w-44" />
      </div>
    </div>
  );
}
