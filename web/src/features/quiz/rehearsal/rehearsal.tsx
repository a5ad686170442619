import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import { useLazyScreensAhead } from '../lazy-screen.tsx';
import { QuestionCard } from '../screen/question-card.tsx';
import { frame, QuizFrame } from '../screen/quiz-frame.tsx';
import { DeviceCheckCard } from './device-check-card.tsx';
import styles from './rehearsal.module.css';
import { useDeviceCheck } from './use-device-check.ts';
import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { StepHeading } from './step-heading.tsx';

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
  const check = useDeviceCheck();
  useLazyScreensAhead();
  const showNext = () => setStep(step + 1);
  const practice = practiceQuestions[step - 1];
  const isReady = step > practiceQuestions.length;

  return (
    <QuizFrame>
      <header className={styles.header}>
        <Logo className={styles.logo} />
        <h1 className={styles.title}>Rehearsal</h1>
        <p className={styles.aside}>Nothing here counts</p>
      </header>
      <p role="status" className={styles.hint}>
        {practice && 'Practice: choose any option. It moves you on at once, and there is no way back.'}
      </p>
      {/* Focusable if nothing inside is, so that the keyboard can scroll it. */}
      <main className={frame.main} tabIndex={practice ? -1 : 0}>
        {step === 0 && <DeviceCheckCard check={check} />}
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
          <Button tone="plain" className={styles.skip} onPress={onDone}>
            Skip the rehearsal
          </Button>
        )}
        {step === 0 && (
          <Button tone="primary" className={styles.next} onPress={showNext}>
            Try two questions
          </Button>
        )}
        {isReady && (
          <Button tone="primary" className={styles.next} onPress={onDone}>
            Start the assessment
          </Button>
        )}
      </footer>
    </QuizFrame>
  );
}

interface ReadyCardProps {
  questionCount: number;
  timeLimitMinutes: number;
}

/** The last step before the first real question. */
function ReadyCard({ questionCount, timeLimitMinutes }: ReadyCardProps) {
  return (
    <section aria-labelledby="step" className={styles.card}>
      <StepHeading>That is all there is to it.</StepHeading>
      <ul className={styles.points}>
        <li>
          {questionCount} {plural(questionCount, 'question', 'questions')} in {timeLimitMinutes}{' '}
          {plural(timeLimitMinutes, 'minute', 'minutes')}. The clock starts with your first answer, not before.
        </li>
        <li>Choose what is true for you. There are no right answers to look for.</li>
        <li>Stay on this tab until the end. Each answer is saved as you give it.</li>
      </ul>
    </section>
  );
}
