import type { ReactNode } from 'react';

interface MarketingSectionProps {
  heading: string;
  isSunken?: boolean | undefined;
  /** Content below the heading, in its column. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a marketing page: its heading on one side, its content on the other. */
export function MarketingSection({ heading, isSunken = false, aside, children }: MarketingSectionProps) {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className={isSunken ? 'bg-sunken py-(--section)' : 'py-(--section)'}>
      <div className="page-width grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr] [&_h2]:max-w-[14ch]">
        <div>
          <h2 id={id}>{heading}</h2>
          {aside && <div className="mt-6 in-[.bg-sunken]:mt-0">{aside}</div>}
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">{children}</div>
      </div>
    </section>
  );
}
