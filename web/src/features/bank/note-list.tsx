import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { FieldChanges } from './diff/field-changes.tsx';
import { scrollRegion } from './table/scroll-region.ts';

interface NoteListProps {
  title: string;
  notes: readonly NoteChange[];
}

/** Notes on some parameters, now or before; expanded on demand. */
export function NoteList({ title, notes }: NoteListProps) {
  const words = `${title}: ${counted(notes.length, 'parameter')}`;
  return (
    <details>
      <summary className="cursor-pointer">{words}</summary>
      <div
        {...scrollRegion}
        aria-label={words}
        className="mt-2 max-h-[max(12rem,min(20rem,30*var(--dvh)))] overflow-auto text-[0.84375rem]"
      >
        <ul className="m-0 list-none p-0 [&>li]:border-t [&>li]:border-line [&>li]:py-1.5 [&>li]:wrap-anywhere">
          {notes.map((note) => (
            <li key={scaleTitle(note)}>
              {scaleTitle(note)}
              <FieldChanges fields={note.fields} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
