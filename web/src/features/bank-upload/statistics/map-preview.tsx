import {
  levelTexts,
  saidFields,
  type NoteText,
  type ParameterMap,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import * as words from '#web/lib/words/bank-upload/comparison.ts';
import { mapSheetHint } from '#web/lib/words/bank-upload/panel.ts';
import { Failure } from '#web/ui/notice.tsx';
import { NoteList } from '#web/features/bank/diff/field-changes.tsx';
import { QuotientList } from '#web/features/bank/quotient-list.tsx';
import type { Review } from '../review/use-review.ts';

/** Preview of the report's notes on the parameters: quotients, meanings, next steps; and which live notes stay or are dropped. */
export function MapPreview({ review: found }: { review: Review }) {
  const { notes, map: review, joined } = found;
  return (
    <section
      aria-labelledby="map-preview-title"
      className="grid max-w-224 grid-cols-1 gap-2 text-[0.84375rem] [&_p]:m-0 [&_p]:max-w-none"
    >
      <h3 id="map-preview-title" className="m-0 plain-heading text-[0.9375rem]/[1.4]">
        {words.heading.notes}
      </h3>
      <Failure of={notes.isLoadingError ? words.notesNotLoaded : undefined} onRetry={() => void notes.refetch()} />
      {review && (
        <>
          <p>{sourceWords(found)}</p>
          {found.upload.map === undefined && <p>{mapSheetHint}</p>}
          {review.map.length > 0 && <p>{textWords(review.map)}</p>}
          <QuotientList map={review.map} questions={joined} />
          {review.kept.length > 0 && (
            <NoteList title={words.kept(review.kept.length)} notes={asFields(review.kept, 'after')} />
          )}
          {review.fallen.length > 0 && (
            <NoteList title={words.removed(review.fallen.length)} notes={asFields(review.fallen, 'before')} />
          )}
        </>
      )}
    </section>
  );
}

/** Shows notes as changes: dropped ones as before, kept ones as after. */
function asFields(notes: ParameterMap, side: 'before' | 'after'): NoteChange[] {
  return notes.map((note) => ({
    ...note,
    fields: saidFields.flatMap((field) => (note[field] ? [{ field, [side]: note[field] }] : [])),
  }));
}

/** The origin of the notes, in sentences. */
function sourceWords({ upload, isAdding, liveNotes = [], map: review }: Review): string {
  const rows = upload.map?.rows;
  const [live, entries] = [liveNotes.length, rows && isAdding ? rows.length : (review?.map.length ?? 0)];
  const found = rows ? words.entries(entries) : words.noSheet;
  if (live === 0) return rows && entries > 0 ? found : `${found} ${words.nothing}`;
  const fate = !rows || (isAdding && entries === 0) ? words.stays : isAdding ? words.joins : words.goes;
  return `${found} ${fate(live)}`;
}

function textWords(map: ParameterMap): string {
  const count = (...fields: NoteText[]) => map.flatMap((note) => fields.filter((field) => note[field])).length;
  const [ofLevels, exercises] = [count(...levelTexts), count('exercise')];
  const optional = ofLevels + exercises > 0 ? ` ${words.optionalTexts(ofLevels, exercises)}` : '';
  return `${words.texts(count('meaning'), count('nextStep'))}${optional}`;
}
