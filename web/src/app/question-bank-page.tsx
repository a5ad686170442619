import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { LiveBank } from '#web/features/question-bank/live-bank.tsx';
import { PageError } from '#web/features/bank/page-error.tsx';
import { UploadPreviewSection } from '#web/features/bank-upload/preview/upload-preview-section.tsx';
import { UploadPanel } from '#web/features/bank-upload/flow/upload-panel.tsx';
import { UploadStatus } from '#web/features/bank-upload/flow/upload-status.tsx';
import { useUpload } from '#web/features/bank-upload/flow/use-upload.ts';
import { titles } from '#web/lib/words/app/admin.ts';

/** Manage Assessment: the live questions of a quiz, and the upload of new ones. The address may name the quiz. */
export function QuestionBankPage() {
  const [query] = useSearchParams();
  const [chosenId, setChosenId] = useState(() => Number(query.get('quiz')) || undefined);
  const upload = useUpload(chosenId, setChosenId);
  const quizzes = useQuery(quizzesQuery);
  const { preview } = upload;
  const title = useFocusWhenOver(preview !== undefined);

  return (
    <AdminPage title={titles.QuestionBankPage} titleRef={title}>
      <UploadStatus upload={upload} />
      {preview ? (
        <UploadPreviewSection preview={preview} upload={upload} />
      ) : quizzes.data ? (
        // Keep loaded data after a failed reload: it may have edits.
        <LiveBank
          quizzes={quizzes.data}
          chosenId={chosenId}
          onChoose={setChosenId}
          uploadPanel={(quiz) => (
            <UploadPanel isBusy={upload.isUnderway} onChoose={(file) => void upload.choose(file)} quiz={quiz} />
          )}
        />
      ) : quizzes.error ? (
        <PageError of={quizzes} />
      ) : (
        <Loading />
      )}
    </AdminPage>
  );
}

/** Moves the focus to the page's title when the section that had it disappears. */
function useFocusWhenOver(isShown: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isShown) title.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return title;
}
