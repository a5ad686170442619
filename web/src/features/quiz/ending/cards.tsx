import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import type { AttemptState, EndFailure } from '../attempt-state.ts';
import { supersededText } from '../messages.ts';
import styles from '../quiz.module.css';
import { FocusHeading } from '../screen/focus-heading.tsx';

/** Shown in place of a question. */
function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <div className="animate-[fade_var(--fast)_var(--ease-out)] [&_p]:mx-0 [&_p]:mt-0 [&_p]:mb-3 [&_p]:max-w-136 [&_p]:text-quiet">
        <FocusHeading id={id} className={styles.question}>
          {title}
        </FocusHeading>
        {children}
      </div>
    </section>
  );
}

const used = 'You have used all your attempts.';
const titles = { time: 'Your time is up.', limit: used, exhausted: used };

const untold =
  'Your answers are kept on this device. Your assessment is submitted by itself as soon as we can reach our server, so please keep this page open. You can also press End Assessment to try now.';

function wordsFor(cause: EndFailure | 'under way', over: AttemptState['over']): string {
  if (cause === 'under way' && over === 'exhausted') return untold;
  if (cause === 'under way') return 'Your assessment is being submitted. Please keep this page open.';
  const then =
    over === 'limit' ? 'You can then end it and get the report' : 'Your assessment is then submitted by itself';
  const why =
    cause === 'offline'
      ? 'Your answers are kept on this device and will be sent as soon as you are back online.'
      : 'Your answers are kept on this device. Our server has a problem just now, and we keep trying.';
  return `${why} ${then}, so please keep this page open. You can also press End Assessment to try now.`;
}

/** Shown when no question is left and the end could not be sent yet. */
export function FinishCard({ over, endFailed }: Pick<AttemptState, 'over' | 'endFailed'>) {
  return (
    <Card id="finish" title={over ? titles[over] : 'You have answered every question.'}>
      <p>{wordsFor(endFailed || 'under way', over)}</p>
    </Card>
  );
}

interface DisplacedCardProps {
  /** All answers of this page are saved. */
  isDelivered: boolean;
  /** Number of answers of this page that do not count, because their questions had been answered elsewhere. */
  superseded: number;
  onContinue: () => void;
}

/** Shown when a later entry has taken the attempt over. */
export function DisplacedCard({ isDelivered, superseded, onContinue }: DisplacedCardProps) {
  return (
    <Card id="displaced" title="Your assessment goes on in another tab or on another device.">
      {superseded > 0 && <p>{supersededText(superseded)}</p>}
      <p>
        {!isDelivered
          ? 'What you answered here is kept on this device, and is being sent.'
          : `Everything ${superseded > 0 ? 'else ' : ''}you answered here is saved. You can close this page.`}
      </p>
      <p>If you would rather go on here, you can: it uses one attempt, as coming back always does.</p>
      <Button tone="primary" className="mt-3" onPress={onContinue}>
        Continue here
      </Button>
    </Card>
  );
}

export function NoQuestions() {
  return (
    <main className="grid min-h-[calc(100*var(--dvh))] content-center justify-center justify-items-center gap-4 px-(--gutter) py-12 text-center">
      <ProfileShape className="size-24" profile={[0.3, 0.3, 0.3, 0.3, 0.3]} withRings />
      <h1 className="m-0 font-display text-2xl/snug font-semibold text-balance">No questions available</h1>
      <p className="mx-0 mt-0 mb-3 max-w-104 text-quiet">
        This assessment has no questions at the moment. Your coupon has not been used. Please come back later.
      </p>
      <ButtonLink to={paths.quizSelection}>Go Back</ButtonLink>
    </main>
  );
}

/** Longer than an end takes over a slow network. */
const lateMs = 10_000;

/** Actions if an end gets no answer. */
export function LateEnd({ onRetry, onBack }: { onRetry: () => void; onBack: () => void }) {
  const [tries, setTries] = useState(0);
  const [lateTry, setLateTry] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setLateTry(tries), lateMs);
    return () => clearTimeout(timer);
  }, [tries]);
  const retry = () => {
    setTries(tries + 1);
    onRetry();
  };
  return (
    <div role="status" className="max-w-136 px-(--gutter) text-center">
      {lateTry === tries && (
        <>
          <p>This takes longer than usual. Nothing is lost: what has not reached us is kept on this device.</p>
          <div className="mt-4 flex flex-wrap justify-center gap-3">
            <Button tone="primary" onPress={retry}>
              Try again
            </Button>
            <Button onPress={() => setTries(tries + 1)}>Keep waiting</Button>
            <Button onPress={onBack}>Go back</Button>
          </div>
        </>
      )}
    </div>
  );
}
