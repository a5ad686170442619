import { type ReactNode, useEffect, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import type { AttemptState, EndFailure } from '../attempt-state.ts';
import styles from '../quiz.module.css';
import { FocusHeading } from '../screen/focus-heading.tsx';
import { QuizFrame } from '../screen/quiz-frame.tsx';
import * as words from '#web/lib/words/quiz/ending.ts';
import { heading, superseded as supersededText } from '#web/lib/words/quiz/screen.ts';
import { buttons } from '#web/lib/words/ui.ts';

/** Shown in place of a question. */
function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className="animate-[fade_var(--fast)_var(--ease-out)] [&_p]:mx-0 [&_p]:mt-0 [&_p]:mb-3 [&_p]:max-w-136 [&_p]:text-quiet">
        <FocusHeading id={id} className={styles.question}>
          {title}
        </FocusHeading>
        {children}
      </div>
    </section>
  );
}

function wordsFor(cause: EndFailure | 'under way', over: AttemptState['over']): string {
  if (cause === 'under way')
    return over === 'exhausted' ? `${words.why.offline} ${words.submitsItself}` : words.underWay;
  const byItself = over === 'person' ? words.keepOpen : words.submitsItself;
  return `${words.why[cause]} ${over === 'limit' ? words.asksThen : byItself}`;
}

/** Shown when no question is left and the end could not be sent yet. */
export function FinishCard({ over, endFailed }: Pick<AttemptState, 'over' | 'endFailed'>) {
  return (
    <Card id="finish" title={over ? words.over[over] : words.finished}>
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
  const saved = superseded > 0 ? words.displaced.othersSaved : words.displaced.saved;
  return (
    <Card id="displaced" title={words.displaced.title}>
      {superseded > 0 && <p>{supersededText(superseded)}</p>}
      <p>{isDelivered ? saved : words.displaced.sending}</p>
      <p>{words.displaced.cost}</p>
      <Button tone="primary" className="mt-3" onPress={onContinue}>
        {words.displaced.carryOn}
      </Button>
    </Card>
  );
}

export function NoQuestions() {
  return (
    <QuizFrame title={heading}>
      <main className={styles.main}>
        <Card id="none" title={words.noQuestions}>
          <p>{words.noQuestionsYet}</p>
          <ButtonLink to={paths.quizSelection}>{buttons.goBack}</ButtonLink>
        </Card>
      </main>
    </QuizFrame>
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
          <p>{words.late}</p>
          <div className="mt-4 flex flex-wrap justify-center gap-3">
            <Button tone="primary" onPress={retry}>
              {buttons.tryAgain}
            </Button>
            <Button onPress={() => setTries(tries + 1)}>{words.lateButtons.wait}</Button>
            <Button onPress={onBack}>{words.lateButtons.back}</Button>
          </div>
        </>
      )}
    </div>
  );
}
