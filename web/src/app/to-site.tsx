import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { openDocument } from '#web/lib/open-document.ts';
import { paths } from '#web/lib/paths.ts';
import { Loading } from '#web/ui/page/loading.tsx';

/** Leaves the application for a public page, which replaces this one in the history; at an unknown path, for the note about it. */
export function ToSite({ to }: { to?: string }) {
  const { pathname } = useLocation();
  const address = to ?? `${paths.home}?from=${encodeURIComponent(pathname)}#not-found`; // as the function at the edge
  useEffect(() => openDocument(address), [address]);
  return <Loading />;
}
