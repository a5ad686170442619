import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import * as words from '#web/lib/words/bank-upload/preview.ts';
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
  if (!quiz) {
    const active = quizzes.find((one) => one.active);
    return (
      <Notice tone="warning" title={words.newQuiz(quizId)} className="text-[0.875rem]">
        <p>{[words.creating(quizId, questionCount), ...(active ? [words.replacing(active)] : [])].join(' ')}</p>
      </Notice>
    );
  }
  if (quiz.archived) {
    return (
      <Notice tone="warning" title={words.archived(quizId)} className="text-[0.875rem]">
        <p>{words.archivedHint}</p>
      </Notice>
    );
  }
  const { questionCount: live, version, active } = quiz;
  const change = mode === 'add' ? words.adding(quizId, questionCount) : words.changing(quizId, live, questionCount);
  return (
    <p role="status" className="m-0 max-w-none text-[0.875rem]/[1.5] text-quiet">
      {[change, words.backup(version), ...(active ? [] : [words.notActive(quizId)])].join(' ')}
    </p>
  );
}
