import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { scrollRegion } from '../table/scroll-region.ts';

const names: Record<FieldChange['field'], string> = {
  text: 'Question',
  category: 'Category',
  subCategory: 'Sub Category',
  optionText: 'Option text',
  points: 'Points',
  remarks: 'Remarks',
  strength: 'Strength',
  scw: 'Strength cum weakness',
  weakness: 'Weakness',
  option: 'Option',
  place: 'Place',
  quotient: 'Quotient',
  meaning: 'Meaning',
  nextStep: 'Next step',
};

/** The changes of a question, each with before and after. */
export function FieldChanges({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <dl className="@container mx-0 mt-1 mb-2 grid gap-1 border-l-2 border-line pl-3 text-[0.8125rem]">
      {fields.map((change, index) => (
        <div key={index} className="grid grid-cols-[minmax(9rem,16rem)_minmax(0,1fr)] gap-x-3 @max-[32rem]:grid-cols-1">
          <dt className="wrap-anywhere text-quiet">{nameOf(change)}</dt>
          <dd className="m-0 wrap-anywhere">
            {change.before !== undefined && (
              <del className="text-danger [text-decoration-thickness:1px]">
                <VisuallyHidden>before: </VisuallyHidden>
                <span>{change.before || 'empty'}</span>
              </del>
            )}
            {change.before !== undefined && change.after !== undefined && (
              <span aria-hidden="true" className="mx-[0.375em] text-quiet">
                →
              </span>
            )}
            {change.after !== undefined && (
              <ins className="font-medium text-success no-underline">
                <VisuallyHidden>after: </VisuallyHidden>
                <span>{change.after || 'empty'}</span>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function nameOf({ field, option, after }: FieldChange): string {
  if (field === 'option') return after === undefined ? 'Option removed' : 'Option added';
  if (option === undefined || field === 'optionText') return names[field];
  return `${names[field]} of “${option}”`;
}

/** Notes on some parameters, now or before; expanded on demand. */
export function NoteList({ title, notes }: { title: string; notes: readonly NoteChange[] }) {
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
              <span>{scaleTitle(note)}</span>
              <FieldChanges fields={note.fields} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
