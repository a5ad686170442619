import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { paths } from '#web/lib/paths.ts';
import { rupees } from '#web/lib/format/rupees.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Done, Notice } from '#web/ui/notice.tsx';
import { QuizDetailsDialog } from './quiz-details-dialog.tsx';
import { ActivateDialog, ArchiveDialog } from './status-dialogs.tsx';
import { showLimit } from '#web/features/bank/details/quiz-details.ts';

/** The quiz whose questions are shown, with the actions to change its details and to put it on sale. */
export function QuizSummary({ quiz, quizzes }: { quiz: QuizView; quizzes: readonly QuizView[] }) {
  const [open, setOpen] = useState<'details' | 'activate' | 'archive'>();
  const [done, setDone] = useState<string>();
  const facts = [
    ['Quiz ID', quiz.quizId],
    ['Price', rupees(quiz.price)],
    ['Questions', quiz.questionCount.toLocaleString('en-IN')],
    ['Time limit', showLimit(quiz)],
    ['Resume limit', quiz.resumeLimit],
    ['Version', <Link to={`${paths.adminVersions}?quiz=${quiz.quizId}`}>{quiz.version}</Link>],
    [
      'Last changed',
      <>
        <Moment at={quiz.updatedAt} />
        <span>{` by ${quiz.updatedByName}`}</span>
      </>,
    ],
  ] as const;
  const show = (dialog: typeof open) => {
    setDone(undefined);
    setOpen(dialog);
  };
  const close = (words: string | undefined) => {
    setDone(words);
    setOpen(undefined);
  };

  return (
    <section aria-label="The quiz" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="m-0 plain-heading text-[1.0625rem]/[1.3]">{quiz.name}</h2>
        <span
          className="rounded-full border px-2 py-0.25 text-[0.78125rem] font-semibold text-quiet data-[active=true]:text-success"
          data-active={quiz.active}
        >
          {quiz.archived ? 'Archived' : quiz.active ? 'Active' : 'Not active'}
        </span>
        <div className="ml-auto flex flex-wrap gap-2">
          {!quiz.active && !quiz.archived && (
            <Button size="small" onPress={() => show('activate')}>{`Make quiz ${quiz.quizId} the active one`}</Button>
          )}
          <Button size="small" onPress={() => show('archive')}>
            {`${quiz.archived ? 'Unarchive' : 'Archive'} quiz ${quiz.quizId}`}
          </Button>
          {!quiz.archived && (
            <Button size="small" onPress={() => show('details')}>
              Quiz details
            </Button>
          )}
        </div>
      </div>
      <Facts facts={facts} />
      <Done>{done}</Done>
      {open === 'details' && (
        <QuizDetailsDialog quiz={quiz} onClose={(saved) => close(saved ? 'Quiz details saved.' : undefined)} />
      )}
      {quiz.archived && (
        <Notice tone="info">
          <p>
            This quiz is archived: it can’t be put on sale or changed, and its coupons are refused. Its attempts,
            reports and versions stay. To use it again, unarchive it.
          </p>
        </Notice>
      )}
      {open === 'archive' && <ArchiveDialog quiz={quiz} onClose={close} />}
      {open === 'activate' && (
        <ActivateDialog quiz={quiz} active={quizzes.find(({ active }) => active)} onClose={close} />
      )}
    </section>
  );
}
