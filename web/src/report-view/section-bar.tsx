import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import { Island } from '#web/ui/page/island.tsx';

interface SectionBarProps {
  sections: readonly { id: string; title: string }[];
}

/**
 * Links to the sections, with a mark at the one that is being read: a column if there is room, else a bar below the header with its
 * title, which opens the others.
 */
export function SectionBar({ sections }: SectionBarProps) {
  return (
    <nav
      aria-label={documentLabels.contents}
      data-section-bar
      className="sticky top-[calc(var(--header-height)_+_env(safe-area-inset-top))] z-1 -mx-(--gutter) border-b border-line bg-page print:hidden wide:top-[calc(var(--header-height)_+_2rem)] wide:mx-0 wide:max-h-[calc(100*var(--dvh)_-_var(--header-height)_-_4rem)] wide:self-start wide:overflow-y-auto wide:border-b-0 short:static"
    >
      <details className="group wide:hidden">
        <summary className="flex cursor-pointer list-none items-center gap-3 px-(--gutter) py-2.5 text-sm/[1.4] [&::-webkit-details-marker]:hidden">
          <span className="flex-auto">
            <span className="text-quiet">{`${documentLabels.contents}: `}</span>
            <strong className="font-semibold" />
          </span>
          <ChevronDown aria-hidden="true" size={18} className="flex-none group-open:rotate-180" />
        </summary>
        <div className="absolute inset-x-0 top-full max-h-[calc(70*var(--dvh))] overflow-y-auto border-b border-line bg-page px-(--gutter) pb-2 shadow-2">
          <SectionLinks sections={sections} />
        </div>
      </details>
      <div className="hidden wide:block">
        <p className="mb-3 plain-heading text-base/snug">{documentLabels.contents}</p>
        <SectionLinks sections={sections} />
      </div>
      <Island name="section-mark" when="load">
        <SectionMark />
      </Island>
    </nav>
  );
}

function SectionLinks({ sections }: SectionBarProps) {
  return (
    <ol className="m-0 list-none p-0">
      {sections.map(({ id, title }) => (
        <li key={id} className="border-t border-line">
          <a
            href={`#${id}`}
            className="block border-l-3 border-transparent px-3 py-2 text-sm/[1.4] text-quiet no-underline hover:underline aria-[current]:border-body aria-[current]:text-body"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Marks the links in the document itself, so that the prerendered sample report loads no more code than this. */
export function SectionMark() {
  useEffect(markSections, []);
  return null;
}

/** Marks the first section in the lower part of the screen; at the end of the report the one that was chosen, or the last. */
function markSections(): (() => void) | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-section-bar] a')];
  const title = document.querySelector('[data-section-bar] strong');
  const ids = new Set(links.map(({ hash }) => hash.slice(1)));
  const sections = [...ids].flatMap((id) => document.getElementById(id) ?? []);
  const shown = new Map<Element, number>();
  const mark = () => {
    const inView = sections.filter((section) => shown.has(section));
    const last = sections.at(-1);
    const isAtEnd = last !== undefined && (shown.get(last) ?? 0) > 0.99;
    const chosen = inView.find(({ id }) => `#${id}` === window.location.hash);
    const current = isAtEnd ? (chosen ?? last) : inView[0];
    for (const link of links) {
      const isCurrent = link.hash === `#${current?.id}`;
      if (isCurrent && title) title.textContent = link.textContent;
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const onChoice = () => {
    title?.closest('details')?.removeAttribute('open');
    openChosen();
    mark();
  };
  openChosen();
  window.addEventListener('hashchange', onChoice);
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (entries) => {
            for (const { target, isIntersecting, intersectionRatio } of entries)
              if (isIntersecting) shown.set(target, intersectionRatio);
              else shown.delete(target);
            mark();
          },
          { rootMargin: '-40% 0px 0px', threshold: [0, 1] },
        )
      : undefined;
  for (const section of sections) observer?.observe(section);
  return () => {
    window.removeEventListener('hashchange', onChoice);
    observer?.disconnect();
  };
}

/** Opens the chosen section if it is closed. */
function openChosen(): void {
  const chosen = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  chosen?.querySelector(':scope > details')?.setAttribute('open', '');
}
