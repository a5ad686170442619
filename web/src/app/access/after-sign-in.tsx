import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { forgetReturn, returnPlace } from '#web/lib/session/return-place.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import { useIsPageHidden } from '#web/ui/page/use-is-page-hidden.ts';
import { ToSite } from '#web/app/to-site.tsx';

/**
 * Redirects to the page where this person's session ended, or the one they wanted before they signed in; else home. A tab in the
 * background waits until it is visible, because coming back to the quiz uses an attempt.
 */
export function AfterSignIn() {
  const { user } = useSession();
  const [place] = useState(returnPlace);
  const isHidden = useIsPageHidden();
  useEffect(() => {
    if (!isHidden) forgetReturn();
  }, [isHidden]);
  if (isHidden) return <Loading />;
  const isTheirs = place && (place.userId === undefined || place.userId === user?.id);
  if (!isTheirs) return <ToSite to={paths.home} />;
  return <Navigate to={place.path} state={place.state} replace />;
}
