/** Rare screens and dialogs. Loaded after the first question is there, because they must be available without a network. */
export { DisplacedCard, FinishCard, LateEnd, NoQuestions } from './ending/cards.tsx';
export { ConfirmClosing, LeaveDialog, LoadFailure, LogOut } from './ending/dialogs.tsx';
export { KeyHint } from './screen/key-hint.tsx';
export { QuizSidebar } from './screen/quiz-sidebar.tsx';
