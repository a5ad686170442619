import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import * as words from '#web/lib/words/question-bank/quiz.ts';
import { bankMapQuery, bankQuery } from '#web/features/bank/bank-queries.ts';
import { PageError } from '#web/features/bank/page-error.tsx';
import { initialQuiz } from '#web/features/bank/table/bank-row.ts';
import { QuizChoice } from '#web/ui/form/quiz-choice.tsx';
import { Scene } from '#web/ui/figure/scene.tsx';
import empty from '#web/ui/figure/scenes/empty.svg?raw';
import { Loading } from '#web/ui/page/loading.tsx';
import { QuizSummary } from './details/quiz-summary.tsx';
import { BankEditor } from './editing/bank-editor.tsx';
import { useBankEdits } from './editing/edits/use-bank-edits.ts';

interface LiveBankProps {
  quizzes: readonly QuizView[];
  chosenId: number | undefined;
  onChoose: (quizId: number) => void;
  /** The place to upload a sheet: for this quiz, or for the first one. */
  uploadPanel: (quiz?: QuizView) => ReactNode;
}

/** The questions that candidates get now, and the upload of new ones. */
export function LiveBank({ quizzes, chosenId, onChoose, uploadPanel }: LiveBankProps) {
  const quiz = initialQuiz(quizzes, chosenId);
  if (!quiz) {
    return (
      <>
        {uploadPanel()}
        <EmptyBank />
      </>
    );
  }
  return (
    <>
      {quizzes.length > 1 && <QuizChoice quizzes={quizzes} shownId={quiz.quizId} onChoose={onChoose} />}
      <OpenQuiz key={quiz.quizId} quiz={quiz} quizzes={quizzes} uploadPanel={uploadPanel(quiz)} />
    </>
  );
}

interface OpenQuizProps {
  quiz: QuizView;
  quizzes: readonly QuizView[];
  uploadPanel: ReactNode;
}

/** One quiz: its details, the upload, and its questions with the person's edits. */
function OpenQuiz({ quiz, quizzes, uploadPanel }: OpenQuizProps) {
  const editing = useBankEdits(quiz);
  const bank = useQuery(bankQuery({ quizId: quiz.quizId, ...editing.base }));
  const map = useQuery(bankMapQuery({ quizId: quiz.quizId, ...editing.base }));
  const failed = [bank, map].find(({ error }) => error);
  if (failed) return <PageError of={failed} />;
  return (
    <>
      <QuizSummary quiz={quiz} quizzes={quizzes} />
      {!quiz.archived && uploadPanel}
      {bank.data && map.data ? (
        <BankEditor quiz={quiz} questions={bank.data} map={map.data} editing={editing} />
      ) : (
        <Loading title={words.loading} />
      )}
    </>
  );
}

/** Before the first upload. */
function EmptyBank() {
  return (
    <section className="grid justify-items-center px-4 py-12 text-center">
      <Scene svg={empty} className="mb-4 w-[144px]" />
      <h2 className="mb-2 text-xl">{words.noQuestions}</h2>
      <p>{words.firstQuiz}</p>
    </section>
  );
}
