import { useEffect } from 'react';
import { openDocument } from '#web/lib/open-document.ts';
import { Loading } from '#web/ui/page/loading.tsx';

/** Leaves the application for a public page, which replaces this one in the history. */
export function ToSite({ to }: { to: string }) {
  useEffect(() => openDocument(to), [to]);
  return <Loading />;
}
