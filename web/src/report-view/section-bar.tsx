import { useEffect } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import { Island } from '#web/ui/page/island.tsx';

interface SectionBarProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections, with a mark at the one that is being read: a column if there is room, else a bar below the header. */
export function SectionBar({ sections }: SectionBarProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-[calc(var(--header-height)_+_env(safe-area-inset-top))] z-1 -mx-(--gutter) border-b border-line bg-page print:hidden wide:top-[calc(var(--header-height)_+_2rem)] wide:mx-0 wide:max-h-[calc(100*var(--dvh)_-_var(--header-height)_-_4rem)] wide:self-start wide:overflow-y-auto wide:border-b-0 short:static"
    >
      <p id="contents" className="sr-only plain-heading text-base/snug wide:not-sr-only wide:mb-3">
        {documentLabels.contents}
      </p>
      <ol
        data-section-bar
        className="relative m-0 flex [scrollbar-width:thin] list-none overflow-x-auto px-(--gutter) py-0 wide:block wide:px-0"
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="flex-none wide:border-t wide:border-line">
            <a
              href={`#${id}`}
              className="block border-b-3 border-transparent px-3 py-2.5 text-sm/[1.4] whitespace-nowrap text-quiet no-underline hover:underline aria-[current]:border-body aria-[current]:text-body wide:border-b-0 wide:border-l-3 wide:py-2 wide:whitespace-normal"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
      <Island name="section-mark" when="load">
        <SectionMark />
      </Island>
    </nav>
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
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  const shown = new Map<Element, number>();
  const mark = () => {
    const inView = sections.filter((section) => shown.has(section));
    const last = sections.at(-1);
    const isAtEnd = last !== undefined && (shown.get(last) ?? 0) > 0.99;
    const chosen = inView.find(({ id }) => `#${id}` === window.location.hash);
    const current = isAtEnd ? (chosen ?? last) : inView[0];
    for (const link of links) {
      if (link.hash !== `#${current?.id}`) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        const bar = link.closest('ol');
        if (bar) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2;
      }
    }
  };
  const onChoice = () => {
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
