import type { ReactNode } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { initialQuiz } from '#web/features/bank/table/bank-row.ts';
import { OpenQuiz } from './open-quiz.tsx';
import { QuizChoice } from '#web/ui/form/quiz-choice.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';

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

/** Before the first upload. */
function EmptyBank() {
  return (
    <section className="grid justify-items-center px-4 py-12 text-center">
      <ProfileShape profile={[0.3, 0.3, 0.3, 0.3, 0.3]} withRings className="mb-4 w-28" />
      <h2 className="mb-2 text-xl">No questions yet</h2>
      <p>Upload a spreadsheet to make the first quiz. You look at its questions before anything is published.</p>
    </section>
  );
}
