import { type ReactNode, type Ref } from 'react';
import { PageHead } from './page-head.tsx';

interface AdminPageProps {
  title: string;
  /** The purpose of the page, in a sentence. */
  about?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** For moving the focus back to the top. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** The frame of every admin screen: dense and calm, with one height of buttons and fields. */
export function AdminPage({ title, about, actions, titleRef, children }: AdminPageProps) {
  return (
    <div className="grid grid-cols-1 gap-4 pt-3 pb-16 text-[0.875rem]/[1.5] [--control:2.5rem] [--header-height:3.5rem]">
      <PageHead title={`${title} | TrueIn`} />
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 ref={titleRef} tabIndex={-1} className="m-0 text-2xl outline-none">
            {title}
          </h1>
          {about && <p className="mx-0 mt-1 mb-0 max-w-[70ch] text-quiet">{about}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
