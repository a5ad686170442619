import { useState } from 'react';
import { useSession } from '#web/lib/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { answeredCount, percentComplete } from './attempt-state.ts';
import type { Entry } from './enter.ts';
import { FinishCard } from './finish-card.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuizDialogs } from './quiz-dialogs.tsx';
import { QuizHeader } from './quiz-header.tsx';
import styles from './quiz-session.module.css';
import { QuizSidebar } from './quiz-sidebar.tsx';
import { SavedLine } from './saved-line.tsx';
import { TimeLeft } from './time-left.tsx';
import { type EndReason, useAttempt } from './use-attempt.ts';

interface QuizSessionProps {
  quizName: string;
  entry: Entry;
  onEnded: (reason: EndReason) => void;
  onOutdated: () => void;
}

/** The screen of a running attempt. */
export function QuizSession({ quizName, entry, onEnded, onOutdated }: QuizSessionProps) {
  const attempt = useAttempt({ entry, onEnded, onOutdated });
  const { state, question, savedState } = attempt;
  const { signOut } = useSession();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const dialog = state.dialogs[0];

  const logOut = async () => {
    await attempt.settle();
    await signOut('/login');
  };

  if (state.phase !== 'answering') {
    return (
      <main className={styles.submitting}>
        <VisuallyHidden elementType="h1">{quizName}</VisuallyHidden>
        <Loading title="Submitting Assessment..." text="Please wait" />
        {savedState === 'kept' && <SavedLine state={savedState} />}
      </main>
    );
  }

  const number = answeredCount(state) + 1;
  return (
    <div className={styles.quiz}>
      <QuizHeader title={quizName} onMenu={() => setIsMenuOpen(true)} onLogOut={logOut} />
      <section aria-label="Progress and time" className={styles.status}>
        <ProgressBar percent={percentComplete(state)} />
        <TimeLeft clock={state.clock} onExpire={attempt.expire} />
      </section>
      <main className={styles.main} tabIndex={-1}>
        {question ? (
          <QuestionCard
            question={question}
            number={number}
            total={state.questions.length}
            pendingOption={state.starting?.optionId}
            isCovered={dialog !== undefined || isMenuOpen}
            onChoose={attempt.choose}
          />
        ) : (
          <FinishCard isTimeOver={state.isTimeOver} />
        )}
      </main>
      <footer className={styles.footer}>
        <SavedLine state={state.clock || state.starting ? savedState : undefined} />
        <Button className={styles.end} onPress={attempt.askToEnd}>
          End Assessment
        </Button>
      </footer>
      <QuizSidebar isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} onEnd={attempt.askToEnd} onLogOut={logOut} />
      <QuizDialogs dialog={dialog} onClose={attempt.closeDialog} onEnd={attempt.end} />
    </div>
  );
}
