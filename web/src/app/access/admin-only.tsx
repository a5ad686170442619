import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { AccessDenied } from './access-denied.tsx';

export function AdminOnly() {
  const { status, isAdmin, adminLoaded } = useSession();
  if (status === 'signed-out') return <Navigate to={paths.login} replace />;
  if (status === 'loading' || !adminLoaded) return <Loading />;
  return isAdmin ? <Outlet /> : <AccessDenied />;
}
