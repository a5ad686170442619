import { type ReactNode, useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { useSession } from '#web/lib/session/session.ts';
import * as words from '#web/lib/words/bank/quiz.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { VersionDiff } from '../diff/bank-diff-view.tsx';
import { releaseWords } from '#functions/domain/reports/report-hold.ts';
import { rupees } from '#web/lib/format/rupees.ts';
import { showLimit } from './quiz-details.ts';

interface ConflictNoticeProps {
  /** The current quiz, with the author and time of the last change. */
  now: QuizView;
  /** The quiz as the person saw it; with version and pages only, the details are not compared. Absent: it did not exist. */
  seen?: QuizView | Pick<QuizView, 'version' | 'pages'> | undefined;
  /** Says the message in the screen's own words. */
  say?: (why: string) => string;
  /** The part of the person's own work that is kept, in a sentence. */
  kept: string;
  /** Buttons for what can be done. */
  children?: ReactNode;
}

/** Tells that someone else has changed the quiz: who, when, and what. */
export function ConflictNotice({ now, seen, say = (why) => why, kept, children }: ConflictNoticeProps) {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const { quizId, updatedBy, updatedByName } = now;
  const what = user?.id === updatedBy ? words.savedByMe(quizId) : words.savedBy(updatedByName, quizId);
  const details = seen && 'revision' in seen ? changedDetails(seen, now) : [];
  return (
    <div className="grid grid-cols-1 gap-2">
      <Notice tone="danger">
        <p>
          <Tagged text={say(what)} draw={{ at: () => <Moment at={now.updatedAt} /> }} />
          <span>{` ${words.safe} ${kept}`}</span>
        </p>
        {details.length > 0 && (
          <ul className="mx-0 mt-1 mb-0 pl-4">
            {details.map((detail) => (
              <li key={detail.name}>{`${detail.name}: ${detail.before} → ${detail.after}`}</li>
            ))}
          </ul>
        )}
        {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
      </Notice>
      {seen && seen.version !== now.version && (
        <details
          className="[&>summary]:cursor-pointer [&>summary]:py-1 [&>summary]:font-semibold [&>summary]:text-link"
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>{words.whatChanged(seen.version, now.version)}</summary>
          {isOpen && <VersionDiff quizId={now.quizId} from={seen} to={now} />}
        </details>
      )}
    </div>
  );
}

/** The changed details of a quiz, in words. */
function changedDetails(before: QuizView, after: QuizView) {
  const shown: [string, (quiz: QuizView) => string][] = [
    [words.facts.name, ({ name }) => name],
    [words.facts.description, ({ description }) => description || words.none],
    [words.facts.price, ({ price }) => rupees(price)],
    [words.promptLabel, ({ prompt }) => prompt || words.none],
    [words.limits.time, timeLimit],
    [words.limits.release, ({ reportRelease = 'at-once' }) => releaseWords(reportRelease)],
    [words.limits.resumes, ({ resumeLimit }) => String(resumeLimit)],
  ];
  return shown
    .map(([name, show]) => ({ name, before: show(before), after: show(after) }))
    .filter((detail) => detail.before !== detail.after);
}

/** A limit that follows from the number of questions is shown as such, so that more questions are not listed as a changed limit. */
function timeLimit(quiz: QuizView): string {
  return quiz.secondsPerAttempt === undefined ? words.usualLimit : showLimit(quiz);
}
