import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { paths } from '#web/lib/paths.ts';
import { rupees } from '#web/lib/format/rupees.ts';
import * as bank from '#web/lib/words/bank/quiz.ts';
import * as words from '#web/lib/words/question-bank/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Done, Notice } from '#web/ui/notice.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { QuizDetailsDialog } from './quiz-details-dialog.tsx';
import { ActivateDialog, ArchiveDialog } from './status-dialogs.tsx';
import { showLimit } from '#web/features/bank/details/quiz-details.ts';

/** The quiz whose questions are shown, with the actions to change its details and to put it on sale. */
export function QuizSummary({ quiz, quizzes }: { quiz: QuizView; quizzes: readonly QuizView[] }) {
  const [open, setOpen] = useState<'details' | 'activate' | 'archive'>();
  const [done, setDone] = useState<string>();
  const facts = [
    [bank.facts.id, quiz.quizId],
    [bank.facts.price, rupees(quiz.price)],
    [bank.state.questions, quiz.questionCount.toLocaleString('en-IN')],
    [bank.limits.time, showLimit(quiz)],
    [bank.limits.resumes, quiz.resumeLimit],
    [bank.state.version, <Link to={`${paths.adminVersions}?quiz=${quiz.quizId}`}>{quiz.version}</Link>],
    [
      bank.state.changed,
      <Tagged text={words.changedBy(quiz.updatedByName)} draw={{ at: () => <Moment at={quiz.updatedAt} /> }} />,
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
    <section aria-label={words.section} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="m-0 plain-heading text-[1.0625rem]/[1.3]">{quiz.name}</h2>
        <span
          className="rounded-full border px-2 py-0.25 text-[0.78125rem] font-semibold text-quiet data-[active=true]:text-success"
          data-active={quiz.active}
        >
          {quiz.archived ? words.states.archived : quiz.active ? words.states.active : words.states.inactive}
        </span>
        <div className="ml-auto flex flex-wrap gap-2">
          {!quiz.archived && (
            <Button size="small" onPress={() => show('details')}>
              {words.details.edit}
            </Button>
          )}
          {!quiz.active && !quiz.archived && (
            <Button size="small" onPress={() => show('activate')}>
              {words.activate(quiz.quizId)}
            </Button>
          )}
          <Button size="small" tone="plain" onPress={() => show('archive')}>
            {quiz.archived ? words.unarchive(quiz.quizId) : words.archive(quiz.quizId)}
          </Button>
        </div>
      </div>
      <Facts facts={facts} />
      <Done>{done}</Done>
      {open === 'details' && (
        <QuizDetailsDialog quiz={quiz} onClose={(saved) => close(saved ? words.details.saved : undefined)} />
      )}
      {quiz.archived && (
        <Notice tone="info">
          <p>{words.isArchived}</p>
        </Notice>
      )}
      {open === 'archive' && <ArchiveDialog quiz={quiz} onClose={close} />}
      {open === 'activate' && (
        <ActivateDialog quiz={quiz} active={quizzes.find(({ active }) => active)} onClose={close} />
      )}
    </section>
  );
}
