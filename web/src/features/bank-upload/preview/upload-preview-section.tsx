import { useEffect, useMemo, useRef, useState } from 'react';
import * as words from '#web/lib/words/bank-upload/preview.ts';
import { stagedRows } from '#web/features/bank/table/bank-row.ts';
import { QuestionTable } from '#web/features/bank/table/question-table.tsx';
import { ReportEffectView } from '#web/features/bank/diff/report-effect-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { useDecide } from '../answers/use-decide.ts';
import { columnWords } from '../columns/column-uses.ts';
import { MappingDialog } from '../columns/mapping-dialog.tsx';
import { needsMapping, type UploadPreview } from '../flow/upload-preview.ts';
import type { UploadControls } from '../flow/use-upload.ts';
import type { Elsewhere } from '../questions/open-question.ts';
import { openQuestions } from '../questions/open-questions.ts';
import { QuestionList } from '../questions/question-list.tsx';
import { useReview } from '../review/use-review.ts';
import { DefectList } from '../statistics/defect-list.tsx';
import { MapPreview } from '../statistics/map-preview.tsx';
import { ParametersFound } from '../statistics/parameters-found.tsx';
import { UploadDiff } from '../statistics/upload-diff.tsx';
import { ConfigureDialog } from './configure-dialog.tsx';
import { PreviewHead } from './preview-head.tsx';
import { PublishChoice } from './publish-choice.tsx';
import { TargetNote } from './target-note.tsx';

const firstDialog = ({ upload }: UploadPreview) => (needsMapping(upload) ? 'map' : 'configure');

/** Preview of the uploaded questions: what has to be decided, then the questions, then what they change. */
export function UploadPreviewSection({ preview, upload }: { preview: UploadPreview; upload: UploadControls }) {
  const { questions, target, seen, phase } = preview;
  const { quizId, details } = target;
  const [dialog, setDialog] = useState<'map' | 'configure' | undefined>(firstDialog(preview));
  const rows = useMemo(() => stagedRows(questions, { quizId, name: details.name }), [questions, quizId, details.name]);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const choice = useRef<HTMLElement>(null);
  const hasLanded = useRef(false);
  // The element that had the focus before the first dialog disappears with the upload panel.
  useEffect(() => {
    if (dialog !== undefined || hasLanded.current) return;
    hasLanded.current = true;
    heading.current?.focus();
  }, [dialog]);

  const review = useReview(preview);
  const { quiz, addition } = review;
  const { done, problem, ...deciding } = useDecide(preview.upload, upload.remap);
  const { pending } = deciding;
  const hasOutcome = done !== undefined || problem !== undefined;
  // The pressed button disappears with its question.
  useEffect(() => {
    if (hasOutcome && document.activeElement === document.body) heading.current?.focus();
  }, [hasOutcome, pending]);
  const isOver = phase === 'published';
  const isWorking = phase === 'publishing' || phase === 'reloading' || isOver;
  const hasQuestions = questions.length > 0;
  const open = isOver ? [] : openQuestions(review);
  const goTo = (place: Elsewhere) => {
    if (place === 'columns') setDialog('map');
    else if (place === 'target') setDialog('configure');
    else if (place === 'addition') choice.current?.focus();
    else for (const query of [review.bank, review.notes]) if (query.error) void query.refetch();
  };
  const answering = {
    ...deciding,
    isDisabled: isWorking,
    sheets: preview.upload.sheets,
    onPlace: goTo,
    onAim: upload.aim,
  };
  const asked = open.flatMap(({ group }) => group?.kind ?? []);

  return (
    <section aria-labelledby="preview-title" className="grid grid-cols-1 gap-4">
      <h2 ref={heading} id="preview-title" tabIndex={-1} className="m-0 text-xl outline-none">
        {words.title(questions.length)}
      </h2>
      <PreviewHead
        review={review}
        isWorking={isWorking || pending !== undefined}
        open={open}
        onShow={() => list.current?.querySelector<HTMLElement>('[data-question]')?.focus()}
        onCancel={upload.cancel}
        onConfigure={() => setDialog('configure')}
        onSubmit={() => void upload.submit()}
      />
      {/* An empty region takes no room, but stays in the page, where screen readers watch it. */}
      <div className={hasOutcome || pending !== undefined ? undefined : 'absolute'}>
        <p role="status" className="m-0 font-medium text-success">
          {pending === undefined ? done : words.updating}
        </p>
        <Failure of={problem} />
      </div>
      <QuestionList open={open} review={review} answering={answering} listRef={list} />
      {open.length === 0 && !isOver && (
        <>
          <TargetNote target={target} quizzes={seen} questionCount={addition?.fresh.length ?? questions.length} />
          {hasQuestions && review.effect && <ReportEffectView {...review.effect} />}
        </>
      )}
      {quiz && hasQuestions && !isOver && <PublishChoice review={review} onChange={upload.aim} ref={choice} />}
      <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-2 text-quiet">
        <span>{`${columnWords(preview.upload)} `}</span>
        <Button size="small" onPress={() => setDialog('map')} isDisabled={isWorking}>
          {words.buttons.map}
        </Button>
      </p>
      {rows.length > 0 && <QuestionTable caption={words.caption(preview.upload.fileName)} rows={rows} />}
      {hasQuestions && !isOver && (
        <>
          <ParametersFound review={review} />
          <MapPreview review={review} />
          <UploadDiff review={review} />
        </>
      )}
      <DefectList review={review} asked={asked} deciding={answering} />
      {dialog === 'map' && (
        <MappingDialog
          upload={preview.upload}
          onMap={upload.remap}
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
    </section>
  );
}
