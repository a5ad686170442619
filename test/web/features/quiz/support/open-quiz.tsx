import './memory-device.ts';
import { mount } from '#test/web/features/open-screen.tsx';
import { QuizPage } from '#web/features/quiz/quiz-page.tsx';
import { QuizSelectionPage } from '#web/features/quiz-selection/quiz-selection-page.tsx';
import { ResultPage } from '#web/features/result/result-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { cameFromSelection, type RouteState } from '#web/lib/route-state.ts';

/** The quiz, among the candidate's pages that it leads to. */
export function openQuiz(state: RouteState = cameFromSelection) {
  const routes = [
    { path: paths.home, element: <p>The home page</p> },
    { path: paths.login, element: <p>The login page</p> },
    { path: paths.quizSelection, Component: QuizSelectionPage },
    { path: paths.quiz, Component: QuizPage },
    { path: paths.result, Component: ResultPage },
  ];
  return mount(routes, { pathname: paths.quiz, state });
}
