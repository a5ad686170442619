import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiProblem } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { indexedDbOutbox } from '#web/lib/outbox-indexed-db.ts';
import { activeQuizQuery } from '#web/lib/quiz-queries.ts';
import { isPassing } from '#web/lib/retry.ts';
import { enter, type Entry } from './enter.ts';

export type QuizEntry =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'coupon-required' }
  | { status: 'failed'; retry: () => void }
  | { status: 'entered'; entryId: string; quizName: string; entry: Entry; enterAgain: () => void };

/** Enters the quiz once for each time the page is opened, however often React mounts it or the network makes us ask again. */
export function useEntry(): QuizEntry {
  const [entryId, setEntryId] = useState(newEventId);
  const enterAgain = () => setEntryId(newEventId());
  const quiz = useQuery(activeQuizQuery);
  const quizId = quiz.data?.quizId;
  const entry = useQuery({
    queryKey: ['entry', quizId, entryId],
    queryFn: () => enter({ quizId: quizId ?? 0, eventId: entryId, storage: indexedDbOutbox }),
    enabled: quizId !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && isPassing(error),
    retryDelay: (failures) => 400 * 2 ** failures,
  });

  // A page that comes back from the browser's cache has been left and entered again.
  const onPageShow = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) enterAgain();
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onPageShow(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);

  if (entry.data && quiz.data)
    return { status: 'entered', entryId, quizName: quiz.data.name, entry: entry.data, enterAgain };
  const code = entry.error instanceof ApiProblem ? entry.error.code : undefined;
  if (code === 'no-questions') return { status: 'empty' };
  if (code === 'coupon-required') return { status: 'coupon-required' };
  if (entry.isError) return { status: 'failed', retry: () => void entry.refetch() };
  if (quiz.isError) return { status: 'failed', retry: () => void quiz.refetch() };
  return { status: 'loading' };
}
