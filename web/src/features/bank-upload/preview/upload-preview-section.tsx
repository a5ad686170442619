import { useEffect, useMemo, useRef, useState } from 'react';
import { mapProblem } from '#functions/domain/banks/parameters/review-map.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { stagedRows } from '#web/features/bank/table/bank-row.ts';
import { blockedWords, nameWords, openDecisions, targetWords } from '../defects/blocked-words.ts';
import { ConfigureDialog } from './configure-dialog.tsx';
import { columnWords } from '../columns/column-uses.ts';
import { CreateQuizDialog } from './create-quiz-dialog.tsx';
import { DecisionOutcome } from '../decisions/decision-outcome.tsx';
import { UploadDecisions } from '../decisions/upload-decisions.tsx';
import { useDecide } from '../decisions/use-decide.ts';
import { DefectList } from '../defects/defect-list.tsx';
import { MappingDialog } from '../columns/mapping-dialog.tsx';
import { ParametersFound } from '../names/parameters-found.tsx';
import { useNameReview } from '../names/use-name-review.ts';
import { MapPreview } from '../parameters/map-preview.tsx';
import { useMapReview } from '../parameters/use-map-review.ts';
import { PreviewHead } from './preview-head.tsx';
import { additionProblem, PublishChoice } from './publish-choice.tsx';
import { QuestionTable } from '#web/features/bank/table/question-table.tsx';
import { TargetNote } from './target-note.tsx';
import { UploadDiff } from './upload-diff.tsx';
import { needsMapping, type UploadPreview } from '../flow/upload-flow.ts';
import { findQuiz } from '../flow/upload-target.ts';
import { useAddition } from './use-addition.ts';
import { useDefects } from '../defects/use-defects.ts';
import type { UploadControls } from '../flow/use-upload-flow.ts';

const partClass = 'min-w-0 outline-none scroll-mt-[calc(var(--header-height)_+_1rem)]';

const firstDialog = ({ upload }: UploadPreview) => (needsMapping(upload) ? 'map' : 'configure');

interface UploadPreviewSectionProps {
  preview: UploadPreview;
  upload: UploadControls;
}

/** Preview of the uploaded questions before they are published. */
export function UploadPreviewSection({ preview, upload }: UploadPreviewSectionProps) {
  const { questions, target, seen, phase } = preview;
  const { quizId, details } = target;
  const [dialog, setDialog] = useState<'map' | 'configure' | 'create' | undefined>(firstDialog(preview));
  const rows = useMemo(() => stagedRows(questions, { quizId, name: details.name }), [questions, quizId, details.name]);
  const heading = useRef<HTMLHeadingElement>(null);
  const decisions = useRef<HTMLHeadingElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  const nameReview = useRef<HTMLDivElement>(null);
  const mapReview = useRef<HTMLDivElement>(null);
  const defects = useRef<HTMLDivElement>(null);
  const hasLanded = useRef(false);
  // The element that had the focus before the first dialog disappears with the upload panel.
  useEffect(() => {
    if (dialog !== undefined || hasLanded.current) return;
    hasLanded.current = true;
    heading.current?.focus();
  }, [dialog]);

  const quiz = findQuiz(seen, quizId);
  const isAdding = target.mode === 'add' && quiz !== undefined;
  const addition = useAddition(quiz, questions, isAdding);
  const names = useNameReview(preview, upload);
  const deciding = useDecide(preview, upload, names.isPending);
  const found = useDefects(preview.upload);
  const isWorking = phase === 'publishing' || phase === 'reloading' || phase === 'published';
  const map = useMapReview(preview, addition?.joined ?? questions);
  const open = openDecisions(preview.upload, isAdding ? 'add' : 'replace');
  const undecided = blockedWords(open, needsMapping(preview.upload));
  const unnamed = questions.length > 0 ? nameWords(names) : undefined;
  const unjoined = quiz && questions.length > 0 ? additionProblem(quiz, target, addition) : undefined;
  const unmapped = questions.length > 0 && map.review ? mapProblem(map.review.problems) : undefined;
  const misaimed = targetWords(quiz);
  const show = () => {
    if (misaimed) return setDialog('configure');
    const ofFile = open.asks + open.scores > 0 ? decisions : open.withoutParameter > 0 ? nameReview : defects;
    const place = undecided ? ofFile : unnamed ? nameReview : unjoined ? choice : mapReview;
    place.current?.focus();
  };
  const submit = () => {
    setDialog(undefined);
    void upload.submit(preview);
  };

  return (
    <section aria-labelledby="preview-title" className="grid grid-cols-1 gap-4">
      <h2 ref={heading} id="preview-title" tabIndex={-1} className="m-0 text-xl outline-none">
        Preview Upload Data ({questions.length} {plural(questions.length, 'question', 'questions')})
      </h2>
      <PreviewHead
        preview={preview}
        isWorking={isWorking || names.isPending || deciding.pending !== undefined}
        isComparing={questions.length > 0 && (names.review === undefined || map.review === undefined)}
        blocked={phase === 'published' ? undefined : (misaimed ?? undecided ?? unnamed ?? unjoined ?? unmapped)}
        onShow={show}
        onCancel={upload.cancel}
        onConfigure={() => setDialog('configure')}
        onSubmit={quiz ? submit : () => setDialog('create')}
      />
      {misaimed === undefined && undecided === undefined && phase !== 'published' && (
        <TargetNote
          quizId={quizId}
          quizzes={seen}
          questionCount={addition?.fresh.length ?? questions.length}
          mode={target.mode}
        />
      )}
      <DecisionOutcome outcome={deciding.outcome} fallback={heading} />
      <UploadDecisions upload={preview.upload} defects={found.data ?? []} deciding={deciding} titleRef={decisions} />
      {quiz && questions.length > 0 && phase !== 'published' && (
        <div ref={choice} tabIndex={-1} className={partClass}>
          <PublishChoice
            quiz={quiz}
            questionCount={questions.length}
            target={target}
            addition={addition}
            onChange={upload.aim}
          />
        </div>
      )}
      <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-2 text-quiet">
        {columnWords(preview.upload)}{' '}
        <Button size="small" onPress={() => setDialog('map')} isDisabled={isWorking}>
          Map columns
        </Button>
      </p>
      {questions.length > 0 && phase !== 'published' && (
        <div ref={nameReview} tabIndex={-1} className={partClass}>
          <ParametersFound names={names} isAdding={isAdding} isDisabled={isWorking || deciding.pending !== undefined} />
        </div>
      )}
      {questions.length > 0 && phase !== 'published' && (
        <div ref={mapReview} tabIndex={-1} className={partClass}>
          <MapPreview map={map} />
        </div>
      )}
      <div ref={defects} tabIndex={-1} className={partClass}>
        <DefectList upload={preview.upload} deciding={deciding} />
      </div>
      {quiz && questions.length > 0 && phase !== 'published' && (!isAdding || addition) && map.review && (
        <UploadDiff quiz={quiz} questions={addition?.joined ?? questions} map={map.review.map} />
      )}
      {rows.length > 0 && <QuestionTable caption={`Questions of ${preview.upload.fileName}`} rows={rows} />}
      {dialog === 'map' && (
        <MappingDialog
          preview={preview}
          onMap={(mapping) => upload.remap(preview, mapping)}
          onDone={() => setDialog(firstDialog(preview) === 'map' ? 'configure' : undefined)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'configure' && (
        <ConfigureDialog
          preview={preview}
          onContinue={(next) => {
            upload.aim(next);
            setDialog(undefined);
          }}
          onCancelUpload={upload.cancel}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'create' && (
        <CreateQuizDialog preview={preview} onConfirm={submit} onClose={() => setDialog(undefined)} />
      )}
    </section>
  );
}
