import { useEffect, useRef, useState } from 'react';
import * as words from '#web/lib/words/question-bank/editing.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asks before the person leaves the page with unsaved edits. `isKept`: whether they will be restored. */
export function LeaveGuard({ isDirty, isKept }: { isDirty: boolean; isKept: boolean }) {
  const { isAsking, stay, leave } = useLeaveGuard(isDirty);
  return (
    isAsking && (
      <ConfirmDialog
        title={words.leave.title}
        cancel={words.leave.leave}
        onCancel={leave}
        action={words.leave.stay}
        onConfirm={stay}
        onClose={stay}
      >
        <p>{isKept ? words.leaveKept : words.leaveNotKept}</p>
      </ConfirmDialog>
    )
  );
}

/** Asks before the person leaves with unsaved edits: by a link, by the back button, or by closing the page. */
function useLeaveGuard(isOn: boolean) {
  const [pending, setPending] = useState<() => void>();
  const isReleased = useRef(false);
  // A second history entry of this page, so that going back reaches the page itself first.
  const hasSpareEntry = useRef(false);

  useEffect(() => {
    if (!isOn) {
      if (hasSpareEntry.current) window.history.back();
      hasSpareEntry.current = false;
      return;
    }
    isReleased.current = false;
    const addSpareEntry = () => {
      window.history.pushState(window.history.state, '');
      hasSpareEntry.current = true;
    };
    if (!hasSpareEntry.current) addSpareEntry();

    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    const holdLink = (event: MouseEvent) => {
      const link = leadsAway(event);
      if (!link || isReleased.current) return;
      event.preventDefault();
      event.stopPropagation();
      setPending(() => () => link.click());
    };
    const holdBack = () => {
      if (isReleased.current) return;
      addSpareEntry();
      setPending(() => () => window.history.go(-2));
    };
    const ended = new AbortController();
    window.addEventListener('beforeunload', warn, ended);
    window.addEventListener('popstate', holdBack, ended);
    document.addEventListener('click', holdLink, { signal: ended.signal, capture: true });
    return () => ended.abort();
  }, [isOn]);

  return {
    isAsking: pending !== undefined,
    stay: () => setPending(undefined),
    leave: () => {
      isReleased.current = true;
      setPending(undefined);
      pending?.();
    },
  };
}

/** The link of a click that leads to another page in this tab. */
function leadsAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return undefined;
  const { origin, pathname } = window.location;
  const isHere = link.origin === origin && link.pathname === pathname;
  return isHere || !/^https?:$/.test(link.protocol) ? undefined : link;
}
