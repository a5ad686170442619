import { ChevronDown } from 'lucide-react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import { Island } from '#web/ui/page/island.tsx';
import { SectionMark } from './section-mark.ts';

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
          <ChevronDown aria-hidden="true" size={18} className="flex-none group-open:[transform:rotate(180deg)]" />
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
