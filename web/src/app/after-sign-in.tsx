import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { forgetReturn, returnPlace } from '#web/lib/return-place.ts';
import { useSession } from '#web/lib/session.ts';
import { ToSite } from './to-site.tsx';

/** Back to where the session of this person ended; else home. */
export function AfterSignIn() {
  const { user } = useSession();
  const [place] = useState(returnPlace);
  useEffect(forgetReturn, []);
  if (!place || place.userId !== user?.id) return <ToSite to={paths.home} />;
  return <Navigate to={place.path} state={place.state} replace />;
}
