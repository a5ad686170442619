import { useEffect } from 'react';

/** Marks the links in the document itself, so that the prerendered sample report loads nothing but this file and React. */
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
    // Below the last section, nothing is in view.
    const current = isAtEnd ? (chosen ?? last) : (inView[0] ?? last);
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
