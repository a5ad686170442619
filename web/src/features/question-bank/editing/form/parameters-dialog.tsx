import { useDeferredValue, useMemo, useState } from 'react';
import { scaleKey, scalesOf, scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import { checkMap } from '#functions/domain/banks/parameters/check-map.ts';
import {
  makeNote,
  mapLimits,
  type ParameterMap,
  type ParameterNote,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { brokenPromise } from '#functions/domain/reports/promise/report-parts.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import * as words from '#web/lib/words/question-bank/question-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { noteIn, remainingRows } from '../edits/bank-edits.ts';
import { QuotientList } from '#web/features/bank/quotient-list.tsx';
import { ScaleFields, type NoteProblem } from './scale-fields.tsx';

interface ParametersDialogProps {
  /** The current notes, with unsubmitted changes. */
  map: ParameterMap;
  rows: readonly BankRow[];
  isReadOnly: boolean;
  /** Called with a note for every scale. */
  onSave: (notes: ParameterMap) => void;
  onCancel: () => void;
}

/** The report's notes on each parameter of a bank. When saved, they wait for submission like all edits. */
export function ParametersDialog({ map, rows, isReadOnly, onSave, onCancel }: ParametersDialogProps) {
  const questions = useMemo(() => remainingRows(rows), [rows]);
  const all = useMemo(() => scalesOf(questions), [questions]);
  const scales = useMemo(() => all.slice(0, mapLimits.notes), [all]);
  const initial = useMemo(() => scales.map((scale) => noteIn(map, scale)), [scales, map]);
  const [notes, setNotes] = useState(initial);
  const [problem, setProblem] = useState<NoteProblem>();
  // Deferred, so that typing stays fluent: for a large bank, computing the report's parts takes a moment.
  const settled = useDeferredValue(notes);
  const broken = useMemo(() => brokenPromise(promisedParts({ questions, map: settled })), [questions, settled]);

  const set = (changed: ParameterNote) => {
    setProblem(undefined);
    setNotes(notes.map((note) => (scaleKey(note) === scaleKey(changed) ? changed : note)));
  };
  const submit = () => {
    const clean = notes.map((note) => makeNote(note, note.quotient, (field) => cleanText(note[field] ?? '')));
    const [found] = checkMap(clean, questions).problems;
    setProblem(found);
    if (!found) onSave(clean);
  };
  return (
    <FormDialog
      title={words.parameters.title}
      action={words.parameters.action}
      size="large"
      onSubmit={submit}
      onClose={onCancel}
      isChanged={diffMaps(initial, notes).length > 0}
      isFinal={isReadOnly}
      note={
        problem && (
          <p
            role="alert"
            className="m-0 flex-[1_0_100%] text-[0.875rem] font-medium wrap-anywhere text-danger [@container_(width_<_28rem)_and_(height_>=_24rem)]:order-1 [@container_(width_<_28rem)_and_(height_>=_24rem)]:basis-auto"
          >
            {problemWords(problem, notes)}
          </p>
        )
      }
      className="gap-3 text-[0.875rem] [&_:is(input,select,textarea)]:min-h-9 [&_:is(input,select,textarea)]:py-1.25 [&_:is(input,select,textarea)]:text-[0.875rem]"
    >
      <p className="m-0 text-quiet">{words.intro}</p>
      <QuotientList map={notes} questions={questions} />
      {broken !== undefined && (
        <Notice tone="warning">
          <p>{broken}</p>
        </Notice>
      )}
      {scales.map((scale, place) => {
        const note = notes[place];
        return (
          note && (
            <ScaleFields
              key={scaleKey(scale)}
              scale={scale}
              note={note}
              problem={problem?.place === place ? problem : undefined}
              isReadOnly={isReadOnly}
              onChange={set}
            />
          )
        );
      })}
      {all.length > scales.length && <p className="m-0 text-quiet">{words.tooMany(scales.length, all.length)}</p>}
    </FormDialog>
  );
}

/** Names the parameter, because the message may be announced far from its field. */
function problemWords({ place, problem, remedy }: NoteProblem, notes: ParameterMap): string {
  const note = notes[place];
  const what = `${problem} ${remedy}`;
  return note ? words.problemOf(scaleTitle(note), what) : what;
}
