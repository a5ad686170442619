import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { QuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';
import { Button } from '#web/ui/button.tsx';
import { bankMapQuery, bankQuery } from '#web/features/bank/bank-queries.ts';
import { ConflictNotice } from '#web/features/bank/details/conflict-notice.tsx';
import { problemWords } from '#web/features/bank/problem-words.ts';
import { SearchableQuestions } from '#web/features/bank/table/searchable-questions.tsx';
import { editedMap, editedRows, withNotes } from './edits/bank-edits.ts';
import { openConflicts, resolveConflict } from './edits/conflicts.ts';
import type { BankEditing } from './edits/use-bank-edits.ts';
import { ParametersDialog } from './form/parameters-dialog.tsx';
import { QuestionDialog } from './form/question-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Conflicts } from './submit/conflicts.tsx';
import { SubmitDialog } from './submit/submit-dialog.tsx';
import { submitProblem } from './submit/submit-problem.ts';
import { type SubmitState, useSubmitEdits } from './submit/use-submit-edits.ts';
import { UnsavedBanner } from './unsaved-banner.tsx';
import { useQuestionActions } from './use-question-actions.ts';
import { Done, Notice } from '#web/ui/notice.tsx';

interface BankEditorProps {
  quiz: QuizView;
  /** The questions of the version that is edited. */
  questions: readonly QuestionView[];
  map: ParameterMap;
  editing: BankEditing;
}

/** The questions of a quiz with all edits, until they are submitted or discarded. */
export function BankEditor({ quiz, questions, map, editing }: BankEditorProps) {
  const { quizId, name } = quiz;
  const { edits, base, isDirty } = editing;
  const queries = useQueryClient();
  const rows = useMemo(() => editedRows(questions, edits, { quizId, name }), [questions, edits, quizId, name]);
  const said = useMemo(() => editedMap(map, edits, rows), [map, edits, rows]);
  const [isDescribing, setIsDescribing] = useState(false);
  /** While the changes are shown before they are published. */
  const [note, setNote] = useState<string>();
  const { state, submit, refuse, dismissOutcome } = useSubmitEdits(quiz, editing, rows);
  const question = useQuestionActions(questions, rows, editing);
  const conflicts = openConflicts(edits);
  const rebasing = useMutation({
    mutationFn: () => Promise.all([queries.fetchQuery(bankQuery(quiz)), queries.fetchQuery(bankMapQuery(quiz))]),
    onSuccess: ([live, liveMap]) => {
      setNote(undefined);
      const gone = editing.rebase(quiz, { questions: live, map: liveMap });
      if (gone.length > 0) refuse(words.dropped(gone.map(scaleTitle)));
    },
  });
  // Published, but not loaded yet: until then the edits are shown in its place.
  const isSaved = state.isBusy && state.tone === 'success';
  const isBehind = isDirty && base.version !== quiz.version && !state.isBusy;

  // A submission's answer was lost, and there is a newer version now, which may be the submitted one.
  const asked = useRef(false);
  const { submission } = editing;
  useEffect(() => {
    if (!isBehind || !submission || asked.current) return;
    asked.current = true;
    void submit(submission.note);
  });

  return (
    <>
      <LeaveGuard isDirty={isDirty} isKept={editing.isKept} />
      <SubmitStatus state={state} />
      {isBehind && (
        <ConflictNotice now={quiz} seen={base} kept={words.shownOn(base.version)}>
          <Button size="small" onPress={() => rebasing.mutate()} isPending={rebasing.isPending}>
            {words.moveTo(quiz.version)}
          </Button>
          {rebasing.error && <span>{problemWords(rebasing.error)}</span>}
        </ConflictNotice>
      )}
      {(['question', 'parameter'] as const).map((noun) => (
        <Conflicts
          key={noun}
          noun={noun}
          conflicts={conflicts.filter(({ kind }) => (kind === 'note') === (noun === 'parameter'))}
          onSettle={(conflict, keeps) => editing.change((now) => resolveConflict(now, conflict, keeps))}
        />
      ))}
      {isDirty && !isSaved && (
        <UnsavedBanner
          fallen={said.fallen}
          edits={edits}
          isRestored={editing.isRestored}
          isKept={editing.isKept}
          isSubmitting={state.isBusy}
          onSubmit={(note) => {
            const problem = isBehind ? words.moveFirst(quiz.version) : submitProblem(rows, edits);
            if (problem) refuse(problem);
            else {
              dismissOutcome();
              setNote(note);
            }
          }}
          onDiscard={() => {
            setNote(undefined);
            dismissOutcome();
            editing.drop();
          }}
        />
      )}
      <SearchableQuestions
        key={String(quiz.archived)}
        rows={rows}
        actions={quiz.archived ? undefined : question.rowActions}
      >
        <Button
          size="small"
          onPress={() => {
            dismissOutcome();
            setIsDescribing(true);
          }}
        >
          {quiz.archived ? words.buttons.viewParameters : words.buttons.parameters}
        </Button>
        {!quiz.archived && (
          <Button
            size="small"
            tone="primary"
            onPress={() => {
              dismissOutcome();
              question.add();
            }}
          >
            <Plus aria-hidden="true" size={17} />
            <span>{words.buttons.add}</span>
          </Button>
        )}
      </SearchableQuestions>
      {note !== undefined && isDirty && !isBehind && (
        <SubmitDialog
          quiz={quiz}
          questions={questions}
          map={map}
          rows={rows}
          editedMap={said.kept}
          onPublish={() => {
            setNote(undefined);
            void submit(note);
          }}
          onClose={() => setNote(undefined)}
        />
      )}
      {isDescribing && (
        <ParametersDialog
          map={said.kept}
          rows={rows}
          isReadOnly={quiz.archived}
          onSave={(notes) => {
            editing.change((now) => withNotes(now, notes, map));
            setIsDescribing(false);
          }}
          onCancel={() => setIsDescribing(false)}
        />
      )}
      {question.open && <QuestionDialog {...question.open} onSave={question.save} onCancel={question.close} />}
    </>
  );
}

/** The state of a submission: a permanent live region, so that changes are announced, and an alert after a failure. */
function SubmitStatus({ state: { tone, text, more } }: { state: SubmitState }) {
  return (
    <div className="contents">
      <p
        role="status"
        className="m-0 max-w-none empty:absolute data-[busy=true]:border-l-3 data-[busy=true]:border-accent data-[busy=true]:bg-sunken data-[busy=true]:px-3 data-[busy=true]:py-2"
        data-busy={tone === 'busy' && text !== ''}
      >
        {tone === 'busy' && text}
      </p>
      <Done>{tone === 'success' ? text : undefined}</Done>
      {tone === 'danger' && (
        <Notice tone="danger">
          <p>{text}</p>
          {more && <p>{more}</p>}
        </Notice>
      )}
    </div>
  );
}
