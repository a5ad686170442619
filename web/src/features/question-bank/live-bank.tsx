import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import { Loading } from '#web/ui/loading.tsx';
import { bankQuery } from './bank-queries.ts';
import { firstShown, liveRows } from './bank-row.ts';
import { EmptyBank } from './empty-bank.tsx';
import { PageError } from './page-error.tsx';
import { QuizPicker } from './quiz-picker.tsx';
import { QuizSummary } from './quiz-summary.tsx';
import { SearchableQuestions } from './searchable-questions.tsx';
import { UploadPanel } from './upload-panel.tsx';
import type { UploadControls } from './use-upload-flow.ts';

interface LiveBankProps {
  quizzes: readonly QuizView[];
  chosenId: number | undefined;
  onChoose: (quizId: number) => void;
  upload: UploadControls;
}

const none = { quizId: 0, version: 0, pages: 0 };

/** What candidates get now, and the place to drop what they shall get next. */
export function LiveBank({ quizzes, chosenId, onChoose, upload }: LiveBankProps) {
  const quiz = firstShown(quizzes, chosenId);
  const bank = useQuery({ ...bankQuery(quiz ?? none), enabled: quiz !== undefined });
  const rows = useMemo(() => (bank.data && quiz ? liveRows(bank.data, quiz) : undefined), [bank.data, quiz]);

  if (bank.error)
    return <PageError error={bank.error} isRetrying={bank.isFetching} onRetry={() => void bank.refetch()} />;
  return (
    <>
      {quiz && quizzes.length > 1 && <QuizPicker quizzes={quizzes} shownId={quiz.quizId} onChoose={onChoose} />}
      {quiz && <QuizSummary key={`quiz ${quiz.quizId}`} quiz={quiz} />}
      <UploadPanel upload={upload} />
      {!quiz && <EmptyBank />}
      {rows && <SearchableQuestions key={`questions ${quiz?.quizId}`} rows={rows} />}
      {quiz && !rows && <Loading title="Loading questions..." />}
    </>
  );
}
