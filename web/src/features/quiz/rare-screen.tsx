import { AttemptsExplained } from './screen/attempts-explained.tsx';
import { ClosingQuestion } from './ending/closing-question.tsx';
import { DisplacedCard } from './screen/displaced-card.tsx';
import { FinishCard } from './ending/finish-card.tsx';
import { KeyHint } from './screen/key-hint.tsx';
import { LateEnd } from './ending/late-end.tsx';
import { LeaveDialog } from './ending/leave-dialog.tsx';
import { LogOut } from './ending/log-out.tsx';
import { LoadFailure } from './entry/load-failure.tsx';
import { NoQuestions } from './entry/no-questions.tsx';
import { QuizSidebar } from './screen/quiz-sidebar.tsx';
import type { RareScreenProps } from './rarely.tsx';

/** What most people never see. Loaded with the page, after what it needs at once: it must be there without a network, too. */
export function RareScreen(props: RareScreenProps) {
  switch (props.screen) {
    case 'attempts':
      return <AttemptsExplained {...props} />;
    case 'closing':
      return <ClosingQuestion {...props} />;
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
