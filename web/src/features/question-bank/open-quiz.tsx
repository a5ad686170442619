import { useQuery } from '@tanstack/react-query';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { bankMapQuery, bankQuery } from './bank-queries.ts';
import { BankEditor } from './editing/bank-editor.tsx';
import { useBankEdits } from './editing/use-bank-edits.ts';
import { PageError } from './page-error.tsx';
import { QuizSummary } from './details/quiz-summary.tsx';
import { UploadPanel } from './upload/upload-panel.tsx';
import type { UploadControls } from './upload/use-upload-flow.ts';

interface OpenQuizProps {
  quiz: QuizView;
  quizzes: readonly QuizView[];
  upload: UploadControls;
}

/** One quiz: its details, the upload, and its questions with the person's edits. */
export function OpenQuiz({ quiz, quizzes, upload }: OpenQuizProps) {
  const editing = useBankEdits(quiz);
  const bank = useQuery(bankQuery({ quizId: quiz.quizId, ...editing.base }));
  const map = useQuery(bankMapQuery({ quizId: quiz.quizId, ...editing.base }));
  const failed = [bank, map].find(({ error }) => error);
  if (failed?.error)
    return <PageError error={failed.error} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />;
  return (
    <>
      <QuizSummary quiz={quiz} quizzes={quizzes} />
      {!quiz.archived && <UploadPanel upload={upload} quiz={quiz} />}
      {bank.data && map.data ? (
        <BankEditor quiz={quiz} questions={bank.data} map={map.data} editing={editing} />
      ) : (
        <Loading title="Loading questions..." />
      )}
    </>
  );
}
