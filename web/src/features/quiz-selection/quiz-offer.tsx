import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActiveQuiz, AppliedCoupon, Seat } from '#functions/contract/quiz.ts';
import { paths } from '#web/lib/paths.ts';
import { cameFromSelection } from '#web/lib/route-state.ts';
import { rupees } from '#web/lib/format/rupees.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { CouponForm } from './coupon-form.tsx';
import { InstructionsDialog } from './instructions-dialog.tsx';
import { QuizSummary } from './quiz-summary.tsx';
import { ConfirmRetake, TooFew } from './retake.tsx';
import { UnfinishedAttempt } from './unfinished-attempt.tsx';
import { useCoupon } from './use-coupon.ts';
import { usePromise } from './use-promise.ts';
import * as words from '#web/lib/words/quiz-selection/offer.ts';
import * as unfinished from '#web/lib/words/quiz-selection/unfinished.ts';
import { CodeNote } from '#web/ui/start-links.tsx';

interface QuizOfferProps {
  /** Absent while it is loading. */
  quiz: ActiveQuiz | undefined;
  seat: Seat | undefined;
}

export function QuizOffer({ quiz, seat }: QuizOfferProps) {
  const navigate = useNavigate();
  const promise = usePromise(quiz, seat);
  const coupon = useCoupon(quiz?.quizId, seat?.coupon);
  const [isReading, setIsReading] = useState(false);
  const isResuming = seat?.openAttemptId !== undefined;
  const canProceed = quiz !== undefined && seat !== undefined && coupon.applied !== undefined;
  const enterQuiz = (withPractice = false) =>
    void navigate(paths.quiz, { state: withPractice ? { ...cameFromSelection, withPractice } : cameFromSelection });

  return (
    <div className="grid grid-cols-1 gap-8 min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] min-[56rem]:items-center min-[56rem]:gap-16">
      <QuizSummary quiz={quiz} seat={seat} promise={promise} />
      <Card className="grid grid-cols-1 gap-6" aria-label={isResuming ? unfinished.label : words.labels.card}>
        {isResuming ? (
          <UnfinishedAttempt seat={seat} onResume={() => setIsReading(true)} onEnd={() => enterQuiz()} />
        ) : (
          <>
            <PriceSummary price={quiz?.price} applied={coupon.applied} />
            <TooFew promise={promise} />
            <CouponForm coupon={coupon} />
            <Button
              tone="primary"
              size="large"
              className="w-full"
              isDisabled={!canProceed}
              onPress={() => setIsReading(true)}
            >
              {words.labels.proceed}
            </Button>
          </>
        )}
      </Card>
      {coupon.retake && (
        <ConfirmRetake
          retake={coupon.retake}
          promise={promise}
          onApply={() => coupon.answer(true)}
          onCancel={() => coupon.answer(false)}
        />
      )}
      {quiz && (
        <InstructionsDialog
          quizId={quiz.quizId}
          isOpen={isReading}
          timeLimitSeconds={seat?.retake?.timeLimitSeconds ?? quiz.timeLimitSeconds}
          remaining={seat?.remaining ?? quiz.resumeLimit}
          isResuming={isResuming}
          needsConsent={!isResuming && seat !== undefined && !seat.consent}
          onBack={() => setIsReading(false)}
          onStart={enterQuiz}
        />
      )}
    </div>
  );
}

const rowClass =
  'gap-y-0 gap-x-4 flex flex-wrap items-baseline justify-between text-quiet [&_dd]:m-0 [&_dd[data-struck]]:line-through';

interface PriceSummaryProps {
  /** Price in rupees; absent while it is loading. */
  price: number | undefined;
  applied: AppliedCoupon | undefined;
}

function PriceSummary({ price, applied }: PriceSummaryProps) {
  const shown = (amount: number | undefined) => (amount === undefined ? '—' : rupees(amount));
  return (
    <>
      <dl className="m-0 grid gap-2 tabular-nums">
        <div className={rowClass}>
          <dt>{words.price.original}</dt>
          <dd data-struck={applied !== undefined || undefined}>{shown(applied?.price ?? price)}</dd>
        </div>
        <div className={rowClass}>
          <dt>{words.price.discount}</dt>
          <dd>{`${applied?.discountPercentage ?? 0}%`}</dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0 border-t border-line pt-3 font-semibold [&_dd]:m-0 [&_dd]:font-display [&_dd]:text-2xl/[1.2] [&_dd]:font-semibold [&_dd]:normal-nums">
          <dt>{words.price.final}</dt>
          <dd>{shown(applied?.finalPrice ?? price)}</dd>
        </div>
      </dl>
      <p className="m-0 text-sm text-quiet [&_strong]:text-body">
        <CodeNote text={words.noPayment} />
      </p>
    </>
  );
}
