import { useEffect } from 'react';

/** Fetches the code of the quiz while nothing else is to be done, so that it is there when the person starts. */
export function usePreloadedQuiz(): void {
  useEffect(() => {
    // Without it the quiz is loaded when it is opened, which says so if it fails.
    const load = () => void import('#web/features/quiz/quiz-page.tsx').catch(() => undefined);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load, { timeout: 2_000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
