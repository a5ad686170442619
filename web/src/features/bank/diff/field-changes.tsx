import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import * as words from '#web/lib/words/bank/changes.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { scrollRegion } from '../table/scroll-region.ts';

/** The changes of a question, each with before and after. */
export function FieldChanges({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className="@container mx-0 mt-1 mb-2 grid gap-1 border-l-2 border-line pl-3 text-[0.8125rem]">
      {fields.map((change, index) => (
        <div key={index} className="grid grid-cols-[minmax(9rem,16rem)_minmax(0,1fr)] gap-x-3 @max-[32rem]:grid-cols-1">
          <dt className="wrap-anywhere text-quiet">{words.field(change)}</dt>
          <dd className="m-0 wrap-anywhere">
            {change.before !== undefined && (
              <del className="text-danger [text-decoration-thickness:1px]">
                <VisuallyHidden>{words.sides.before}</VisuallyHidden>
                <span>{change.before || words.sides.empty}</span>
              </del>
            )}
            {change.before !== undefined && change.after !== undefined && (
              <span aria-hidden="true" className="mx-[0.375em] text-quiet">
                →
              </span>
            )}
            {change.after !== undefined && (
              <ins className="font-medium text-success no-underline">
                <VisuallyHidden>{words.sides.after}</VisuallyHidden>
                <span>{change.after || words.sides.empty}</span>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Notes on some parameters, now or before; expanded on demand. */
export function NoteList({ title, notes }: { title: string; notes: readonly NoteChange[] }) {
  return (
    <details>
      <summary className="cursor-pointer">{title}</summary>
      <div
        {...scrollRegion}
        aria-label={title}
        className="mt-2 max-h-[max(12rem,min(20rem,30*var(--dvh)))] overflow-auto text-[0.84375rem]"
      >
        <ul className="m-0 list-none p-0 [&>li]:border-t [&>li]:border-line [&>li]:py-1.5 [&>li]:wrap-anywhere">
          {notes.map((note) => (
            <li key={scaleTitle(note)}>
              <span>{scaleTitle(note)}</span>
              <FieldChanges fields={note.fields} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
