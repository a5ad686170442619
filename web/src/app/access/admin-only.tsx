import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';

export function AdminOnly() {
  const { status, isAdmin, adminLoaded } = useSession();
  if (status === 'signed-out') return <Navigate to={paths.login} replace />;
  if (status === 'loading' || !adminLoaded) return <Loading />;
  return isAdmin ? <Outlet /> : <AccessDenied />;
}

function AccessDenied() {
  return (
    <div className="grid min-h-[calc(70*var(--dvh))] content-center justify-items-center px-(--gutter) py-12 text-center [&_h1]:text-3xl [&_p]:mb-6 [&_p]:text-quiet">
      <PageHead title="Access Denied | TrueIn" />
      <ProfileShape profile={[0.5, 0.35, 0.5, 0.35, 0.5]} withRings className="mb-6 w-36" />
      <h1>Access Denied</h1>
      <p>You don't have admin privileges</p>
      <ButtonLink to={paths.home} tone="primary">
        Go Home
      </ButtonLink>
    </div>
  );
}
