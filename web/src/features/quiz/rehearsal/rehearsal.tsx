import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/figure/logo.tsx';
import { QuestionCard } from '../screen/question-card.tsx';
import { frame, QuizFrame } from '../screen/quiz-frame.tsx';
import { DeviceCheckCard } from './device-check-card.tsx';
import { practiceQuestions } from './practice-questions.ts';
import { ReadyCard } from './ready-card.tsx';
import styles from './rehearsal.module.css';
import { useDeviceCheck } from './use-device-check.ts';

interface RehearsalProps {
  questionCount: number;
  timeLimitMinutes: number;
  /** The person wants the first real question. */
  onDone: () => void;
}

/** Before the clock: a look at the device, and two questions that count for nothing. Nothing of it is sent or stored. */
export function Rehearsal({ questionCount, timeLimitMinutes, onDone }: RehearsalProps) {
  const [step, setStep] = useState(0);
  const check = useDeviceCheck();
  const goOn = () => setStep(step + 1);
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
      {/* Reached by the Tab key where nothing in it is, so that the keyboard can scroll it. */}
      <main className={frame.main} tabIndex={practice ? -1 : 0}>
        {step === 0 && <DeviceCheckCard check={check} />}
        {practice && (
          <QuestionCard
            question={practice}
            number={step}
            total={practiceQuestions.length}
            pendingOption={undefined}
            isCovered={false}
            onChoose={goOn}
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
          <Button tone="primary" className={styles.next} onPress={goOn}>
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
