import { Route, Routes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { FromQuiz, FromSelection, SignedIn, SignedOutOnly } from '#web/app/access/guards.tsx';
import { lazyPage } from './lazy-page.ts';
import { whenIdle } from './when-idle.ts';

/** After the quiz has what it needs itself. */
const quietMs = 3_000;

// Not on the quiz route, which has a header of its own.
const loadShell = async () => (await import('./shell/app-shell.tsx')).AppShell;
const loadLogin = async () => (await import('#web/features/login/login-page.tsx')).LoginPage;
const AppShell = lazyPage(loadShell);
const LoginPage = lazyPage(loadLogin);
const loadQuiz = () => import('#web/features/quiz/quiz-page.tsx');
const QuizPage = lazyPage(async () => {
  const page = await loadQuiz();
  // Whoever logs out there may be without a network by then.
  setTimeout(() => void Promise.allSettled([loadShell(), loadLogin()]), quietMs);
  return page.QuizPage;
});
const ResultPage = lazyPage(async () => (await import('#web/features/result/result-page.tsx')).ResultPage);
const QueryArea = lazyPage(async () => (await import('./query-area.tsx')).QueryArea);
const QuizSelectionPage = lazyPage(async () => {
  const page = await import('#web/features/quiz-selection/quiz-selection-page.tsx');
  // So that the quiz is there when the person starts. If this fails, opening the quiz loads it and says so if that fails.
  whenIdle(() => void loadQuiz().catch(() => undefined));
  return page.QuizSelectionPage;
});
// What nobody needs before or in the quiz.
const AccountRoutes = lazyPage(async () => (await import('./account-routes.tsx')).AccountRoutes);
// All screens of an admin together: no candidate loads even the list of them.
const AdminRoutes = lazyPage(async () => (await import('./admin-routes.tsx')).AdminRoutes);

/** The application: what lies behind the sign-in. The public pages are documents of their own. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route element={<SignedOutOnly />}>
          <Route path={paths.login} element={<LoginPage />} />
        </Route>
        <Route element={<FromQuiz />}>
          <Route path={paths.result} element={<ResultPage />} />
        </Route>
        <Route element={<SignedIn />}>
          <Route element={<QueryArea />}>
            <Route path={paths.quizSelection} element={<QuizSelectionPage />} />
          </Route>
        </Route>
        <Route path={`${paths.adminOverview}/*`} element={<AdminRoutes />} />
        <Route path="*" element={<AccountRoutes />} />
      </Route>
      <Route element={<SignedIn />}>
        <Route element={<FromSelection />}>
          <Route path={paths.quiz} element={<QuizPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
