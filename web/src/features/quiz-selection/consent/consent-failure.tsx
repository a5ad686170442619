import { useEffect, useRef } from 'react';
import { Notice } from '#web/ui/notice.tsx';

/** At the end of a long step, so it comes into view by itself. */
export function ConsentFailure({ children: words }: { children: string }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={end}>
      <Notice tone="danger">
        <p>{words}</p>
      </Notice>
    </div>
  );
}
