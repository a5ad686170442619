import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { returnsLeft } from '#functions/domain/attempts/resumes.ts';
import { resultWithin } from '#web/lib/result-within.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useEvent } from '#web/lib/use-event.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { answeredCount, resumesLeft, percentComplete } from '../attempt-progress.ts';
import type { Entry } from '../entry/enter.ts';
import { ProgressBar } from './progress-bar.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuizDialogs } from './quiz-dialogs.tsx';
import { frame, QuizFrame } from './quiz-frame.tsx';
import { LazyScreen, loadLazyScreens, useLazyScreensAhead } from '../lazy-screen.tsx';
import { SavedLine } from '../delivery/saved-line.tsx';
import { TimeLeft } from '../clock/time-left.tsx';
import { useAttempt } from '../use-attempt.ts';
import { useBackGuard } from '../ending/use-back-guard.ts';
import type { EndReason } from '../ending/use-ending.ts';
import * as words from '#web/lib/words/quiz/screen.ts';
import { cost as costOf, notEnded } from '#web/lib/words/returns.ts';
import { menu } from '#web/lib/words/ui.ts';

/** If the code of the question has not loaded by then, the logout does without it. */
const codeMs = 3_000;

interface QuizSessionProps {
  entry: Entry;
  onEnded: (reason: EndReason, lost: number) => void;
  /** `notice`: a message for the person. */
  onEnterAgain: (notice?: string) => void;
}

/** The screen of a running attempt. */
export function QuizSession({ entry, onEnded, onEnterAgain }: QuizSessionProps) {
  const mayShowLazy = useLazyScreensAhead();
  const attempt = useAttempt({ entry, onEnded, onOutdated: onEnterAgain });
  const { state, question, savedState } = attempt;
  const [isOnline, setIsOnline] = useState(navigator.onLine);
  useEvent(window, 'online', () => setIsOnline(true));
  useEvent(window, 'offline', () => setIsOnline(false));
  // Nothing is shown before the first answer, and for one that the server has refused.
  const isSaying = (state.clock || state.starting) && !(state.wasRefused && savedState === 'saved');
  const saved = savedState !== 'kept' ? savedState : state.starting ? 'waiting' : isOnline ? 'again' : 'kept';
  const { signOut } = useSession();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { name, prompt } = entry.quiz;
  const { isDisplaced } = state;
  const dialog = state.dialogs[0];

  const canLose = attempt.isRunning || attempt.unsent > 0;
  const cost = state.over === 'person' ? notEnded : costOf(returnsLeft(resumesLeft(state)));
  // If the question's code cannot be loaded, log out without it: a logout must not fail, and unsent answers are kept.
  const askToLogOut = () =>
    void resultWithin(codeMs, loadLazyScreens()).then((code) => (code ? setIsLoggingOut(true) : signOut('/login')));
  const [leaving, setLeaving] = useState<{ leave: () => void }>();
  useBackGuard(canLose && state.phase === 'answering', (leave) => {
    setLeaving({ leave });
    void attempt.settle();
  });

  if (state.phase !== 'answering') {
    return (
      <QuizFrame title={name}>
        <main className={frame.main}>
          <Loading {...words.submitting} />
          {savedState !== 'saved' && savedState !== 'saving' && (
            <SavedLine state={savedState} onRetry={attempt.retry} />
          )}
          {state.phase === 'submitting' && (
            <LazyScreen screen="LateEnd" onRetry={attempt.retryEnd} onBack={attempt.stopEnding} />
          )}
        </main>
      </QuizFrame>
    );
  }

  const buttons = (
    <>
      <Button tone="plain" className="px-3 flat:min-h-[40px] flat:py-0" onPress={askToLogOut}>
        <LogOut aria-hidden="true" size={18} className="tight:hidden" />
        <span>{menu.logOut}</span>
      </Button>
      <Button
        tone="plain"
        className="-mr-2 w-11 p-0 flat:m-0 flat:min-h-[40px] flat:w-[44px] flat:py-0"
        aria-label={menu.name}
        aria-haspopup="dialog"
        onPress={() => setIsMenuOpen(true)}
      >
        <Menu aria-hidden="true" size={22} />
      </Button>
    </>
  );
  const number = answeredCount(state) + 1;
  const total = state.questionCount;
  return (
    <QuizFrame title={name} buttons={buttons}>
      {(mayShowLazy || isMenuOpen) && (
        <LazyScreen
          screen="QuizSidebar"
          title={name}
          isOpen={isMenuOpen}
          onOpenChange={setIsMenuOpen}
          onEnd={isDisplaced ? undefined : attempt.askToEnd}
          onLogOut={askToLogOut}
        />
      )}
      {(mayShowLazy || isLoggingOut) && (
        <LazyScreen
          screen="LogOut"
          isAsked={isLoggingOut}
          onAsked={() => setIsLoggingOut(false)}
          cost={attempt.isRunning ? cost : undefined}
          settle={attempt.settle}
        />
      )}
      {leaving && (
        <LazyScreen
          screen="LeaveDialog"
          cost={attempt.isRunning ? cost : undefined}
          unsent={attempt.unsent}
          isHeld={savedState === 'held'}
          onStay={() => setLeaving(undefined)}
          onLeave={leaving.leave}
        />
      )}
      {!isDisplaced && (
        <section aria-label={words.labels.status} className={frame.status}>
          <ProgressBar percent={percentComplete(state)} />
          <TimeLeft clock={state.clock} isEstimate={!state.isHeard} onExpire={attempt.expire} onDoubt={attempt.look} />
          <VisuallyHidden>
            <span role="status">{question && words.question(number, total)}</span>
          </VisuallyHidden>
        </section>
      )}
      <main className={frame.main} tabIndex={-1}>
        {isDisplaced ? (
          <LazyScreen
            screen="DisplacedCard"
            isDelivered={savedState === 'saved'}
            superseded={state.superseded}
            onContinue={() => onEnterAgain()}
          />
        ) : question ? (
          <>
            <QuestionCard
              question={question}
              number={number}
              total={total}
              prompt={prompt}
              pendingOption={state.starting?.optionId}
              isCovered={dialog !== undefined || isMenuOpen || leaving !== undefined}
              onChoose={attempt.choose}
            />
            {mayShowLazy && <LazyScreen screen="KeyHint" options={question.options.length} />}
          </>
        ) : (
          <LazyScreen screen="FinishCard" over={state.over} endFailed={state.endFailed} />
        )}
      </main>
      {!isDisplaced && (
        <footer className={frame.footer}>
          <SavedLine state={isSaying ? saved : undefined} note={state.milestone} onRetry={attempt.retry} />
          <Button className="ml-auto flex-none rounded-full shadow-1" onPress={attempt.askToEnd}>
            {words.end}
          </Button>
        </footer>
      )}
      <QuizDialogs dialog={dialog} onClose={attempt.closeDialog} onEnd={attempt.end} onRetry={attempt.retry} />
    </QuizFrame>
  );
}
