import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { readRouteState } from '#web/lib/route-state.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { lazyPage } from '#web/app/lazy-page.ts';
import { ToSite } from '#web/app/to-site.tsx';

const AfterSignIn = lazyPage(() => import('./after-sign-in.tsx'), 'AfterSignIn');

export function SignedOutOnly() {
  const { status } = useSession();
  if (status === 'loading') return <Loading />;
  return status === 'signed-in' ? <AfterSignIn /> : <Outlet />;
}

export function SignedIn() {
  const { status } = useSession();
  if (status === 'loading') return <Loading />;
  return status === 'signed-in' ? <Outlet /> : <Navigate to={paths.login} replace />;
}

/** Below SignedIn: sends a person who types the quiz's address to the quiz selection. */
export function FromSelection() {
  const { cameFromSelection } = readRouteState(useLocation().state);
  return cameFromSelection ? <Outlet /> : <Navigate to={paths.quizSelection} replace />;
}

/** For a signed-in person who comes from the quiz or the quiz selection; sends everyone else home. */
export function FromQuiz() {
  const { status } = useSession();
  const { cameFromQuiz, cameFromSelection } = readRouteState(useLocation().state);
  if (!cameFromQuiz && !cameFromSelection) return <ToSite to={paths.home} />;
  if (status === 'loading') return <Loading />;
  return status === 'signed-in' ? <Outlet /> : <ToSite to={paths.home} />;
}
