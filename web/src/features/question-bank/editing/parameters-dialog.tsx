import { type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { scaleKey, scalesOf } from '#functions/domain/bank-scales.ts';
import { checkMap } from '#functions/domain/check-map.ts';
import { mapLimits, type ParameterMap, type ParameterNote } from '#functions/domain/parameter-map.ts';
import { cleanText } from '#functions/domain/question-limits.ts';
import { brokenPromise } from '#functions/domain/report/promise-words.ts';
import { promisedParts } from '#functions/domain/report/promised-parts.ts';
import { mapProblem } from '#functions/domain/review-map.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useDiscardQuestion } from '#web/ui/use-discard-question.tsx';
import type { BankRow } from '../bank-row.ts';
import { noteIn, staying } from './note-edits.ts';
import styles from './parameters-dialog.module.css';
import { QuotientList } from '../quotient-list.tsx';
import { ScaleFields } from './scale-fields.tsx';

interface ParametersDialogProps {
  /** What is said now, with what was not submitted yet. */
  map: ParameterMap;
  rows: readonly BankRow[];
  isReadOnly: boolean;
  /** A note of every scale. */
  onSave: (notes: ParameterMap) => void;
  onCancel: () => void;
}

/** What the report says of each parameter of a bank: quotient, meaning, next step. Saved, it waits to be submitted as all edits do. */
export function ParametersDialog({ map, rows, isReadOnly, onSave, onCancel }: ParametersDialogProps) {
  const id = useId();
  const questions = useMemo(() => staying(rows), [rows]);
  const scales = useMemo(() => scalesOf(questions).slice(0, mapLimits.notes), [questions]);
  const initial = useMemo(() => scales.map((scale) => noteIn(map, scale)), [scales, map]);
  const [notes, setNotes] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const { close, question } = useDiscardQuestion(onCancel, JSON.stringify(notes) !== JSON.stringify(initial));
  // Typing goes first: what a large bank's report has takes a moment.
  const settled = useDeferredValue(notes);
  const broken = useMemo(() => brokenPromise(promisedParts({ questions, map: settled })), [questions, settled]);

  const set = (changed: ParameterNote) => {
    setProblem(undefined);
    setNotes(notes.map((note) => (scaleKey(note) === scaleKey(changed) ? changed : note)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clean = notes.map((note) => ({
      ...note,
      ...{ meaning: cleanText(note.meaning), nextStep: cleanText(note.nextStep) },
    }));
    const found = mapProblem(checkMap(clean, questions).problems);
    setProblem(found);
    if (found === undefined) onSave(clean);
  };
  const actions = isReadOnly ? (
    <Button onPress={onCancel}>Close</Button>
  ) : (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button tone="primary" type="submit" form={id}>
        Save Parameters
      </Button>
    </>
  );
  return (
    <Dialog title="Parameters" size="large" isOpen isDismissable={false} onOpenChange={close} actions={actions}>
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <p className={styles.about}>
          What the report says of each parameter. The questions of a quotient’s sub-parameters count towards it with
          equal weight. Candidates get it when you submit your changes.
        </p>
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
              <ScaleFields key={scaleKey(scale)} scale={scale} note={note} isReadOnly={isReadOnly} onChange={set} />
            )
          );
        })}
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </form>
      {question}
    </Dialog>
  );
}
