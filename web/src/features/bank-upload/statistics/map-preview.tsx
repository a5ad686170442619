import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Failure } from '#web/ui/notice.tsx';
import { NoteList } from '#web/features/bank/diff/field-changes.tsx';
import { mapSheetHint } from '../flow/map-sheet-hint.ts';
import { QuotientList } from '#web/features/bank/quotient-list.tsx';
import type { Review } from '../review/use-review.ts';

const count = (found: number) => counted(found, 'parameter');

/** Preview of the report's notes on the parameters: quotients, meanings, next steps; and which live notes stay or are dropped. */
export function MapPreview({ review: found }: { review: Review }) {
  const { notes, map: review, joined } = found;
  return (
    <section
      aria-labelledby="map-preview-title"
      className="grid max-w-224 grid-cols-1 gap-2 text-[0.84375rem] [&_p]:m-0 [&_p]:max-w-none"
    >
      <h3 id="map-preview-title" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
        What the report says of the parameters
      </h3>
      <Failure
        of={notes.isLoadingError ? 'What the live bank says could not be loaded.' : undefined}
        onRetry={() => void notes.refetch()}
      />
      {review && (
        <>
          <p>{sourceWords(found)}</p>
          {found.upload.map === undefined && <p>{mapSheetHint}</p>}
          {review.map.length > 0 && <p>{textWords(review.map)}</p>}
          <QuotientList map={review.map} questions={joined} />
          {review.kept.length > 0 && (
            <NoteList title="Kept from the live bank" notes={asFields(review.kept, 'after')} />
          )}
          {review.fallen.length > 0 && <NoteList title="Removed" notes={asFields(review.fallen, 'before')} />}
        </>
      )}
    </section>
  );
}

/** Shows notes as changes: dropped ones as before, kept ones as after. */
function asFields(notes: ParameterMap, side: 'before' | 'after'): NoteChange[] {
  return notes.map((note) => ({
    ...note,
    fields: (['quotient', 'meaning', 'nextStep'] as const).flatMap((field) =>
      note[field] ? [{ field, [side]: note[field] }] : [],
    ),
  }));
}

/** The origin of the notes. */
function sourceWords({ upload, isAdding, liveNotes: live = [], map: review }: Review): string {
  const rows = upload.map?.rows;
  const before = count(live.length);
  if (rows === undefined) {
    if (live.length === 0)
      return 'The file has no sheet “Parameters”, so the report has no quotients, and no meanings or next steps of the parameters.';
    return `The file has no sheet “Parameters”: what the live bank says of ${before} is kept for those that the new bank still has.`;
  }
  if (isAdding) {
    return rows.length > 0
      ? `The rows of sheet “Parameters” are added to what the live bank says of ${before}. Where both say something, the file counts; an empty cell keeps what is live.`
      : `Sheet “Parameters” has no rows: what the live bank says of ${before} stays.`;
  }
  const entries = review?.map.length ?? 0;
  if (entries > 0) {
    return `Sheet “Parameters” has entries for ${count(entries)}.${live.length > 0 ? ` They replace what the live bank says of ${before}.` : ''}`;
  }
  const nothing = rows.length > 0 ? 'says nothing of any parameter' : 'has no rows';
  return live.length > 0
    ? `Sheet “Parameters” ${nothing}: what the live bank says of ${before} is removed.`
    : `Sheet “Parameters” ${nothing}, so the report has no quotients, and no meanings or next steps of the parameters.`;
}

function textWords(map: ParameterMap): string {
  const [meanings, steps] = [
    map.filter(({ meaning }) => meaning).length,
    map.filter(({ nextStep }) => nextStep).length,
  ];
  return `${counted(meanings, 'meaning')} and ${counted(steps, 'next step')} for the report.`;
}
