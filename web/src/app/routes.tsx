import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { FromQuiz, FromSelection, SignedIn, SignedOutOnly } from '#web/app/access/guards.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { lazyPage } from './lazy-page.ts';
import { PageBoundary } from './page-boundary.tsx';

/** Delay after the quiz has loaded its own code. */
const quietMs = 3_000;

// Loaded lazily, because the quiz route has its own header.
const loadShell = () => import('./shell/app-shell.tsx');
const loadLogin = () => import('#web/features/login/login-page.tsx');
const AppShell = lazyPage(loadShell, 'AppShell');
const LoginPage = lazyPage(loadLogin, 'LoginPage');
const loadQuiz = () => import('#web/features/quiz/quiz-page.tsx');
const QuizPage = lazyPage(async () => {
  const page = await loadQuiz();
  // Loads the pages of a logout in advance, because the network may be gone by then.
  setTimeout(() => void Promise.allSettled([loadShell(), loadLogin()]), quietMs);
  return page;
}, 'QuizPage');
const ResultPage = lazyPage(() => import('#web/features/result/result-page.tsx'), 'ResultPage');
const QueryArea = lazyPage(() => import('./query-area.tsx'), 'QueryArea');
const QuizSelectionPage = lazyPage(async () => {
  const { QuizSelectionPage } = await import('#web/features/quiz-selection/quiz-selection-page.tsx');
  // Loads the quiz in advance, so that it starts at once. If this fails, opening the quiz loads it again and shows the failure.
  whenIdle(() => void loadQuiz().catch(() => undefined));
  return { QuizSelectionPage };
}, 'QuizSelectionPage');
// Loaded lazily: neither the way to the quiz nor the quiz needs these pages.
const AccountRoutes = lazyPage(() => import('./account-routes.tsx'), 'AccountRoutes');
// One chunk for all admin screens with their shell, so that candidates do not even load their list.
const AdminRoutes = lazyPage(() => import('./admin-routes.tsx'), 'AdminRoutes');

/** All pages behind the sign-in. The public pages are documents of their own. */
function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route element={<SignedOutOnly />}>
          <Route path={paths.login} element={<LoginPage />} />
        </Route>
        <Route element={<FromQuiz />}>
          <Route element={<QueryArea />}>
            <Route path={paths.result} element={<ResultPage />} />
          </Route>
        </Route>
        <Route element={<SignedIn />}>
          <Route element={<QueryArea />}>
            <Route path={paths.quizSelection} element={<QuizSelectionPage />} />
          </Route>
        </Route>
        <Route path="*" element={<AccountRoutes />} />
      </Route>
      <Route path={`${paths.adminOverview}/*`} element={<AdminRoutes />} />
      <Route element={<SignedIn />}>
        <Route element={<FromSelection />}>
          <Route path={paths.quiz} element={<QuizPage />} />
        </Route>
      </Route>
    </Routes>
  );
}

/** The application; has to be inside a router. */
export function App() {
  return (
    <PageBoundary>
      <Suspense fallback={<Loading />}>
        <AppRoutes />
      </Suspense>
    </PageBoundary>
  );
}
