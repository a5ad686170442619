import { ConfirmClosing } from './ending/confirm-closing.tsx';
import { DisplacedCard } from './screen/displaced-card.tsx';
import { FinishCard } from './ending/finish-card.tsx';
import { KeyHint } from './screen/key-hint.tsx';
import { LateEnd } from './ending/late-end.tsx';
import { LeaveDialog } from './ending/leave-dialog.tsx';
import { LogOut } from './ending/log-out.tsx';
import { LoadFailure } from './entry/load-failure.tsx';
import { QuizSidebar } from './screen/quiz-sidebar.tsx';
import type { LazyScreenProps } from './lazy-screen.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';

/** Rare screens and dialogs. Loaded after the first question is there, because they must be available without a network. */
export function ScreenByName(props: LazyScreenProps) {
  switch (props.screen) {
    case 'closing':
      return <ConfirmClosing {...props} />;
    case 'displaced':
      return <DisplacedCard {...props} />;
    case 'finish':
      return <FinishCard {...props} />;
    case 'failed':
      return <LoadFailure {...props} />;
    case 'keys':
      return <KeyHint {...props} />;
    case 'leave':
      return <LeaveDialog {...props} />;
    case 'log-out':
      return <LogOut {...props} />;
    case 'menu':
      return <QuizSidebar {...props} />;
    case 'late-end':
      return <LateEnd {...props} />;
    case 'empty':
      return <NoQuestions />;
  }
}

function NoQuestions() {
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
