import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useLazyScreensAhead } from '../lazy-screen.tsx';
import { QuestionCard } from '../screen/question-card.tsx';
import { frame, QuizFrame } from '../screen/quiz-frame.tsx';
import { DeviceCheckCard, Step } from './device-check-card.tsx';
import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import * as words from '#web/lib/words/quiz/rehearsal.ts';

const nextClass =
  'ml-auto @max-[23rem]:mx-0 @max-[23rem]:flex-[1_1_100%] flat:px-[8px] flat:ml-auto flat:text-sm flat:flex-[0_1_auto] flat:order-0';

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

/** Before the clock starts: a check of the device, and two practice questions. Nothing of it is sent or stored. */
export function Rehearsal({ questionCount, timeLimitMinutes, onDone }: RehearsalProps) {
  const [step, setStep] = useState(0);
  useLazyScreensAhead();
  const showNext = () => setStep(step + 1);
  const practice = practiceQuestions[step - 1];
  const isReady = step > practiceQuestions.length;

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
        {step === 0 && <DeviceCheckCard />}
        {practice && (
          <QuestionCard
            question={practice}
            number={step}
            total={practiceQuestions.length}
            pendingOption={undefined}
            isCovered={false}
            onChoose={showNext}
          />
        )}
        {isReady && <ReadyCard questionCount={questionCount} timeLimitMinutes={timeLimitMinutes} />}
      </main>
      <footer className={frame.footer}>
        {!isReady && (
          <Button
            tone="plain"
            className="-ml-3 px-3 @max-[23rem]:order-1 @max-[23rem]:mx-0 @max-[23rem]:flex-[1_1_100%] flat:order-0 flat:flex-[0_1_auto] flat:px-[8px] flat:text-sm"
            onPress={onDone}
          >
            {words.buttons.skip}
          </Button>
        )}
        {step === 0 && (
          <Button tone="primary" className={nextClass} onPress={showNext}>
            {words.buttons.try}
          </Button>
        )}
        {isReady && (
          <Button tone="primary" className={nextClass} onPress={onDone}>
            {words.buttons.start}
          </Button>
        )}
      </footer>
    </QuizFrame>
  );
}

/** The last step before the first real question. */
function ReadyCard({ questionCount, timeLimitMinutes }: { questionCount: number; timeLimitMinutes: number }) {
  return (
    <Step title={words.ready}>
      <ul className="m-0 grid max-w-144 gap-3 pl-5">
        <li>{words.size(questionCount, timeLimitMinutes)}</li>
        <li>{words.truth}</li>
        <li>{words.stay}</li>
      </ul>
    </Step>
  );
}
