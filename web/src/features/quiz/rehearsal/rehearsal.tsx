import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import { useLazyScreensAhead } from '../lazy-screen.tsx';
import { QuestionCard } from '../screen/question-card.tsx';
import { frame, QuizFrame } from '../screen/quiz-frame.tsx';
import { DeviceCheckCard, Step } from './device-check-card.tsx';
import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import { plural } from '#functions/domain/text/counted.ts';

const nextClass =
  'ml-auto @max-[23rem]:mx-0 @max-[23rem]:flex-[1_1_100%] flat:px-[8px] flat:ml-auto flat:text-sm flat:flex-[0_1_auto] flat:order-0';

/** Everyday questions that measure nothing. Their answers never leave this page. */
const practiceQuestions: readonly PaperQuestionView[] = [
  {
    questionId: 'practice-1',
    text: 'You have a free hour this evening. What would you like best?',
    options: [
      { optionId: 'a', text: 'A walk outside' },
      { optionId: 'b', text: 'A book or a film' },
      { optionId: 'c', text: 'Cooking something new' },
      { optionId: 'd', text: 'A call with an old friend' },
      { optionId: 'e', text: 'Doing nothing at all' },
    ],
  },
  {
    questionId: 'practice-2',
    text: 'Your train is twenty minutes late. What do you do first?',
    options: [
      { optionId: 'a', text: 'Tell whoever is waiting for me' },
      { optionId: 'b', text: 'Look for another way to get there' },
      { optionId: 'c', text: 'Buy a cup of tea' },
      { optionId: 'd', text: 'Find a seat and read' },
      { optionId: 'e', text: 'Watch the people go by' },
    ],
  },
];

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
    <QuizFrame>
      <header className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 border-b border-line bg-surface px-(--gutter) flat:min-h-[44px]">
        <Logo className="tight:[&>span:last-child]:hidden" />
        <h1 className="m-0 font-text text-base/snug font-medium tracking-[normal]">Rehearsal</h1>
        <p className="m-0 rounded-full bg-info-surface px-2.5 py-0.5 text-xs font-semibold text-info">
          Nothing here counts
        </p>
      </header>
      <p
        role="status"
        className="row-[2] mx-auto my-0 w-[min(100%_-_2_*_var(--gutter),var(--column))] max-w-none py-3 text-sm text-quiet empty:p-0 flat:pb-0"
      >
        {practice && 'Practice: choose any option. It moves you on at once, and there is no way back.'}
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
            Skip the rehearsal
          </Button>
        )}
        {step === 0 && (
          <Button tone="primary" className={nextClass} onPress={showNext}>
            Try two questions
          </Button>
        )}
        {isReady && (
          <Button tone="primary" className={nextClass} onPress={onDone}>
            Start the assessment
          </Button>
        )}
      </footer>
    </QuizFrame>
  );
}

/** The last step before the first real question. */
function ReadyCard({ questionCount, timeLimitMinutes }: { questionCount: number; timeLimitMinutes: number }) {
  return (
    <Step title="That is all there is to it.">
      <ul className="m-0 grid max-w-144 gap-3 pl-5">
        <li>
          {`${questionCount} ${plural(questionCount, 'question', 'questions')} in ${timeLimitMinutes} ${plural(timeLimitMinutes, 'minute', 'minutes')}. The clock starts with your first answer, not before.`}
        </li>
        <li>Choose what is true for you. There are no right answers to look for.</li>
        <li>Stay on this tab until the end. Each answer is saved as you give it.</li>
      </ul>
    </Step>
  );
}
