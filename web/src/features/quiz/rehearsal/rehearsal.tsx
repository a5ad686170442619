import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLazyScreensAhead } from '../lazy-screen.tsx';
import { FocusHeading } from '../screen/focus-heading.tsx';
import { QuestionCard } from '../screen/question-card.tsx';
import { frame, QuizFrame } from '../screen/quiz-frame.tsx';
import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import * as words from '#web/lib/words/quiz/rehearsal.ts';
import { buttons as ui } from '#web/lib/words/ui.ts';

/** Everyday questions that measure nothing. Their answers never leave this page. */
const practiceQuestions = words.questions.map(({ text, options }, place): PaperQuestionView => ({
  questionId: `practice-${place}`,
  text,
  options: options.split(' / ').map((option) => ({ optionId: option, text: option })),
}));

interface RehearsalProps {
  questionCount: number;
  timeLimitMinutes: number;
  /** The person continues to the first real question. */
  onDone: () => void;
}

/** Before the clock starts: two practice questions. Nothing of it is sent or stored. */
export function Rehearsal({ questionCount, timeLimitMinutes, onDone }: RehearsalProps) {
  const [step, setStep] = useState(0);
  useLazyScreensAhead();
  const practice = practiceQuestions[step];

  return (
    <QuizFrame
      title={words.heading}
      buttons={
        <p className="m-0 flex-none rounded-full bg-info-surface px-2.5 py-0.5 text-xs font-semibold text-info">
          {words.notScored}
        </p>
      }
    >
      <p
        role="status"
        className="row-[2] mx-auto my-0 w-[min(100%_-_2_*_var(--gutter),var(--column))] max-w-none py-3 text-sm text-quiet empty:p-0 flat:pb-0"
      >
        {practice && words.hint}
      </p>
      {/* Focusable if nothing inside is, so that the keyboard can scroll it. */}
      <main className={frame.main} tabIndex={practice ? -1 : 0}>
        {practice ? (
          <QuestionCard
            question={practice}
            number={step + 1}
            total={practiceQuestions.length}
            pendingOption={undefined}
            isCovered={false}
            onChoose={() => setStep(step + 1)}
          />
        ) : (
          <ReadyCard questionCount={questionCount} timeLimitMinutes={timeLimitMinutes} />
        )}
      </main>
      <footer className={frame.footer}>
        <ButtonLink to={paths.quizSelection} className="flat:min-h-[40px] flat:py-0">
          {ui.goBack}
        </ButtonLink>
        <Button tone={practice ? 'plain' : 'primary'} className="ml-auto flat:text-sm" onPress={onDone}>
          {practice ? words.buttons.skip : words.buttons.start}
        </Button>
      </footer>
    </QuizFrame>
  );
}

/** The last step before the first real question. */
function ReadyCard({ questionCount, timeLimitMinutes }: { questionCount: number; timeLimitMinutes: number }) {
  return (
    <section aria-labelledby="ready">
      <FocusHeading
        id="ready"
        className="mx-0 mt-0 mb-3 font-display text-2xl/snug font-medium outline-none flat:text-xl"
      >
        {words.ready}
      </FocusHeading>
      <ul className="m-0 grid max-w-144 gap-3 pl-5">
        <li>{words.size(questionCount, timeLimitMinutes)}</li>
        <li>{words.truth}</li>
        <li>{words.stay}</li>
      </ul>
    </section>
  );
}
