import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { bankMapQuery, bankQuery } from '#web/features/bank/bank-queries.ts';
import { BankEditor } from './editing/bank-editor.tsx';
import { useBankEdits } from './editing/use-bank-edits.ts';
import { PageError } from '#web/features/bank/page-error.tsx';
import { QuizSummary } from './details/quiz-summary.tsx';

interface OpenQuizProps {
  quiz: QuizView;
  quizzes: readonly QuizView[];
  uploadPanel: ReactNode;
}

/** One quiz: its details, the upload, and its questions with the person's edits. */
export function OpenQuiz({ quiz, quizzes, uploadPanel }: OpenQuizProps) {
  const editing = useBankEdits(quiz);
  const bank = useQuery(bankQuery({ quizId: quiz.quizId, ...editing.base }));
  const map = useQuery(bankMapQuery({ quizId: quiz.quizId, ...editing.base }));
  const failed = [bank, map].find(({ error }) => error);
  if (failed?.error)
    return <PageError error={failed.error} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />;
  return (
    <>
      <QuizSummary quiz={quiz} quizzes={quizzes} />
      {!quiz.archived && uploadPanel}
      {bank.data && map.data ? (
        <BankEditor quiz={quiz} questions={bank.data} map={map.data} editing={editing} />
      ) : (
        <Loading title="Loading questions..." />
      )}
    </>
  );
}
