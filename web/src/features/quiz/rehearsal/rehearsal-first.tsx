import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { cameFromSelection, readRouteState } from '#web/lib/route-state.ts';
import { Loading } from '#web/ui/page/loading.tsx';
import type { Entry } from '../entry/enter.ts';

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

/** Shows the rehearsal to a person who wants it before an attempt that has not begun; then the attempt. */
export function RehearsalFirst({ entry: { view, unsent, notice }, children }: { entry: Entry; children: ReactNode }) {
  const { questionCount, timeLimitSeconds } = view;
  const { withPractice } = readRouteState(useLocation().state);
  const navigate = useNavigate();
  // A person who had to enter again has seen it.
  if (!withPractice || notice || view.status !== 'pending' || unsent.length > 0) return children;
  return (
    <Suspense fallback={<Loading />}>
      <Rehearsal
        questionCount={questionCount}
        timeLimitMinutes={Math.round(timeLimitSeconds / 60)}
        onDone={() => void navigate(paths.quiz, { replace: true, state: cameFromSelection })}
      />
    </Suspense>
  );
}
