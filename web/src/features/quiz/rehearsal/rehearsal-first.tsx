import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { tabStorage } from '#web/lib/storage.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import type { Entry } from '../entry/enter.ts';

/** Whether the rehearsal of an attempt was done or skipped in this tab. Without storage, it is offered again after a reload. */
const keyOf = (attemptId: string) => `truein-rehearsed-${attemptId}`;

interface RehearsalProps {
  questionCount: number;
  timeLimitMinutes: number;
  onDone: () => void;
}

/** Lazy, because most visits skip it. If it cannot be loaded, it is skipped, so that it never blocks the attempt. */
const Rehearsal = lazy(async (): Promise<{ default: ComponentType<RehearsalProps> }> => {
  try {
    return { default: (await import('./rehearsal.tsx')).Rehearsal };
  } catch {
    return { default: Skipped };
  }
});

function Skipped({ onDone }: RehearsalProps) {
  useEffect(() => onDone(), [onDone]);
  return null;
}

/** Shows the rehearsal once before an attempt that has not begun; then the attempt. */
export function RehearsalFirst({ entry: { view, unsent, notice }, children }: { entry: Entry; children: ReactNode }) {
  const { attemptId, questionCount, timeLimitSeconds } = view;
  const [isDone, setIsDone] = useState(() => tabStorage.get(keyOf(attemptId)) !== undefined);
  // A person who had to enter again has seen it, or was asked already.
  if (isDone || notice || view.status !== 'pending' || unsent.length > 0) return children;
  return (
    <Suspense fallback={<Loading />}>
      <Rehearsal
        questionCount={questionCount}
        timeLimitMinutes={Math.round(timeLimitSeconds / 60)}
        onDone={() => {
          tabStorage.set(keyOf(attemptId), '1');
          setIsDone(true);
        }}
      />
    </Suspense>
  );
}
