import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { Notice } from '#web/ui/notice.tsx';
import { findQuiz, type UploadTarget } from '../flow/upload-target.ts';

interface TargetNoteProps {
  target: Pick<UploadTarget, 'quizId' | 'mode'>;
  quizzes: readonly QuizView[];
  questionCount: number;
}

/** The effect of submitting to this quiz id. */
export function TargetNote({ target: { quizId, mode }, quizzes, questionCount }: TargetNoteProps) {
  const quiz = findQuiz(quizzes, quizId);
  const uploaded = `${questionCount} ${plural(questionCount, 'question', 'questions')}`;
  if (!quiz) {
    const active = quizzes.find((one) => one.active);
    return (
      <Notice tone="warning" title={`Quiz ${quizId} does not exist yet`} className="max-w-184 text-[0.875rem]">
        <p>{`Submitting creates quiz ${quizId} with ${uploaded} and makes it the active one${active ? `, in place of quiz ${active.quizId} (${active.name}), whose coupon codes stop working` : ''}.`}</p>
      </Notice>
    );
  }
  if (quiz.archived) {
    return (
      <Notice tone="warning" title={`Quiz ${quizId} is archived`} className="max-w-184 text-[0.875rem]">
        <p>Nothing can be published to it. Choose another target, or unarchive it first.</p>
      </Notice>
    );
  }
  const live = `${quiz.questionCount} ${plural(quiz.questionCount, 'question', 'questions')}`;
  return (
    <p role="status" className="m-0 max-w-none text-[0.875rem]/[1.5] text-quiet">
      {`${mode === 'add' ? `Submitting adds ${uploaded} to the ${quiz.questionCount} of quiz ${quizId}.` : `Submitting replaces the ${live} of quiz ${quizId} with ${uploaded}.`} Version ${quiz.version} is kept as the backup, and attempts that have begun go on with it.${!quiz.active ? ` Quiz ${quizId} is not the active one, and stays so.` : ''}`}
    </p>
  );
}
