import { reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import type { ActiveQuiz, Seat } from '#functions/contract/quiz.ts';
import { reportPaths } from '#web/lib/report-paths.ts';
import { retakeWords } from './retake.tsx';
import type { ReportPromise } from './use-promise.ts';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import * as words from '#web/lib/words/quiz-selection/offer.ts';
import { loading } from '#web/lib/words/ui.ts';
import { Tagged } from '#web/ui/tagged.tsx';

const textClass = 'mx-0 mt-0 mb-3 max-w-136 text-quiet';

interface QuizSummaryProps {
  quiz: ActiveQuiz | undefined;
  /** Absent while it is loading. */
  seat: Seat | undefined;
  /** Absent while it is unknown. */
  promise: ReportPromise | undefined;
}

/** The quiz that the person is about to take. */
export function QuizSummary({ quiz, seat, promise }: QuizSummaryProps) {
  const { completedCount = 0, openAttemptId, retake } = seat ?? {};
  const isResuming = openAttemptId !== undefined;
  const missing = promise ? reportParts.filter((part) => !promise.reportParts.includes(part)) : [];
  return (
    <div>
      <ProfileShape className="mt-0 mr-0 mb-6 ml-[calc(-1_*_0.5rem)] h-[min(clamp(4.5rem,12vw,8rem),22*var(--dvh))] w-[min(clamp(4.5rem,12vw,8rem),22*var(--dvh))]" />
      <h1
        className="mx-0 mt-0 mb-3 font-display text-4xl/tight font-semibold tracking-[-0.02em] text-balance aria-busy:text-quiet"
        aria-busy={!quiz}
      >
        {quiz?.name ?? loading.title}
      </h1>
      {quiz && (
        <>
          <p className="mx-0 mt-0 mb-4 font-semibold tabular-nums [word-spacing:0.12em]">
            {isResuming ? progressWords(seat?.unfinished) : words.size(retake ?? quiz)}
          </p>
          <p className={textClass}>
            <span>{words.about}</span> <span>{promise?.reportParts.length ? `${words.shows(promise)} ` : ''}</span>
            <Tagged text={words.arrives} />
          </p>
          <p className={textClass}>
            <a href={reportPaths.sample}>{words.sample}</a>
          </p>
          {missing.length > 0 && <p className={textClass}>{words.unlikeSample(missing)}</p>}
          {completedCount > 0 && !isResuming && (
            <p className={textClass}>
              <span>{`${words.before} ${words.newAttempt} `}</span>
              <span>{retake ? <strong>{retakeWords(retake)}</strong> : <span>{words.hasNew}</span>}</span>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** The progress of an unfinished attempt, which may have another version or quiz than the one on sale. */
function progressWords(unfinished: Seat['unfinished']): string {
  return unfinished ? words.progress(unfinished.answered, unfinished.questionCount) : words.reportOnly;
}
