import { useEffect, useMemo, useRef, useState } from 'react';
import { rupees } from '#web/lib/rupees.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { stagedRows } from './bank-row.ts';
import { ConfigureDialog } from './configure-dialog.tsx';
import { columnWords } from './column-uses.ts';
import { CreateQuizDialog } from './create-quiz-dialog.tsx';
import { DefectList } from './defect-list.tsx';
import { MappingDialog } from './mapping-dialog.tsx';
import { ParametersFound } from './names/parameters-found.tsx';
import { useNameReview } from './names/use-name-review.ts';
import { QuestionTable } from './question-table.tsx';
import { TargetNote } from './target-note.tsx';
import { UploadDiff } from './upload-diff.tsx';
import { needsMapping, type UploadPreview } from './upload-flow.ts';
import styles from './upload-preview-section.module.css';
import { findQuiz } from './upload-target.ts';
import type { UploadControls } from './use-upload-flow.ts';

const firstDialog = ({ upload }: UploadPreview) => (needsMapping(upload) ? 'map' : 'configure');

interface UploadPreviewSectionProps {
  preview: UploadPreview;
  upload: UploadControls;
}

/** The uploaded questions as they will be, before they are published. */
export function UploadPreviewSection({ preview, upload }: UploadPreviewSectionProps) {
  const { questions, target, seen, phase } = preview;
  const { quizId, details } = target;
  const [dialog, setDialog] = useState<'map' | 'configure' | 'create' | undefined>(firstDialog(preview));
  const rows = useMemo(() => stagedRows(questions, { quizId, name: details.name }), [questions, quizId, details.name]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasLanded = useRef(false);
  // What had the focus before the first dialog is gone with the upload panel.
  useEffect(() => {
    if (dialog !== undefined || hasLanded.current) return;
    hasLanded.current = true;
    heading.current?.focus();
  }, [dialog]);

  const quiz = findQuiz(seen, quizId);
  const isNew = quiz === undefined;
  const names = useNameReview(preview, upload);
  const blocking = preview.upload.counts?.error ?? 0;
  const isWorking = phase === 'publishing' || phase === 'reloading' || phase === 'published';
  const submit = () => {
    setDialog(undefined);
    void upload.submit(preview);
  };

  return (
    <section aria-labelledby="preview-title" className={styles.preview}>
      <h2 ref={heading} id="preview-title" tabIndex={-1} className={styles.title}>
        Preview Upload Data ({questions.length} {questions.length === 1 ? 'question' : 'questions'})
      </h2>
      <div className={styles.head}>
        <dl className={styles.facts}>
          <div>
            <dt>Target quiz ID</dt>
            <dd>{quizId}</dd>
          </div>
          <div>
            <dt>Quiz name</dt>
            <dd>{details.name}</dd>
          </div>
          <div>
            <dt>Price</dt>
            <dd>{rupees(details.price)}</dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Button size="small" onPress={upload.cancel} isDisabled={isWorking}>
            Cancel
          </Button>
          <Button size="small" onPress={() => setDialog('configure')} isDisabled={isWorking}>
            Configure Quiz Details
          </Button>
          <Button
            size="small"
            tone="primary"
            onPress={isNew ? () => setDialog('create') : submit}
            isDisabled={isWorking || questions.length === 0 || blocking > 0 || names.open > 0 || names.isPending}
            aria-describedby={blocking > 0 ? 'upload-blocked' : undefined}
          >
            Submit to Database
          </Button>
        </div>
      </div>
      {blocking > 0 ? (
        <Notice tone="warning" className={styles.blocked}>
          <p id="upload-blocked">
            {blocking === 1 ? '1 defect blocks' : `${blocking.toLocaleString('en-IN')} defects block`} submitting.
            Correct the file and upload it again{needsMapping(preview.upload) ? ', or map its columns' : ''}.
          </p>
        </Notice>
      ) : (
        phase !== 'published' && <TargetNote quizId={quizId} quizzes={seen} questionCount={questions.length} />
      )}
      <p className={styles.columns}>
        {columnWords(preview.upload)}{' '}
        <Button size="small" onPress={() => setDialog('map')} isDisabled={isWorking}>
          Map columns
        </Button>
      </p>
      {questions.length > 0 && phase !== 'published' && <ParametersFound names={names} isDisabled={isWorking} />}
      <DefectList upload={preview.upload} />
      {quiz && questions.length > 0 && phase !== 'published' && <UploadDiff quiz={quiz} questions={questions} />}
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
