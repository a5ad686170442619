import { useEffect, useRef, useState } from 'react';
import { codeOf } from '#web/lib/api-problem.ts';
import { useEvent } from '#web/lib/use-event.ts';
import type { EntryEvent } from './attempt-snapshot.ts';
import { enter, type Entry } from './enter.ts';
import { newEntryEvent } from './entry-event.ts';

export type QuizEntry =
  | { status: 'loading' }
  | { status: 'empty' }
  /** A coupon or a consent is missing, which the quiz selection asks for. */
  | { status: 'not-ready'; notice: string | undefined }
  /** This entry would end the attempt. `words`: the consequences, for the person to decide. */
  | { status: 'would-close'; words: string; close: () => void }
  | { status: 'failed'; retry: () => void }
  | { status: 'entered'; entry: Entry; enterAgain: (notice?: string) => void };

interface Try {
  event: EntryEvent;
  notice?: string | undefined;
  mayClose?: true;
}

type Outcome = { of: Try; entry: Entry } | { of: Try; error: unknown };

/** Enters the quiz once for each opening of the page, however often React mounts it or the network requires a retry. */
export function useEntry(userId: string): QuizEntry {
  const [current, setCurrent] = useState<Try>(() => ({ event: newEntryEvent() }));
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<{ of: Try; entering: Promise<Entry> }>(undefined);

  useEffect(() => {
    let isWanted = true;
    if (running.current?.of !== current) {
      const { event, mayClose } = current;
      const entering = enter({ userId, event, mayClose }).then((entry) => ({
        ...entry,
        notice: entry.notice ?? current.notice,
      }));
      running.current = { of: current, entering };
    }
    const tell = (news: Outcome) => isWanted && setOutcome(news);
    running.current.entering.then(
      (entry) => tell({ of: current, entry }),
      (error: unknown) => tell({ of: current, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [current, userId]);

  const enterAgain = (notice?: string, cause: EntryEvent['cause'] = 'open') =>
    setCurrent({ event: newEntryEvent(cause), notice });
  // A page that is restored from the browser's cache counts as left and entered again.
  useEvent(window, 'pageshow', ({ persisted }) => persisted && enterAgain(undefined, 'back-forward'));

  if (outcome?.of !== current) return { status: 'loading' };
  if ('entry' in outcome) return { status: 'entered', entry: outcome.entry, enterAgain };
  const code = codeOf(outcome.error);
  if (code === 'no-questions') return { status: 'empty' };
  if (code === 'coupon-required' || code === 'consent-required') return { status: 'not-ready', notice: current.notice };
  if (code === 'would-close') {
    const words = outcome.error instanceof Error ? outcome.error.message : '';
    return { status: 'would-close', words, close: () => setCurrent({ ...current, mayClose: true }) };
  }
  return { status: 'failed', retry: () => setCurrent({ ...current }) };
}
