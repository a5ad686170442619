import { type AttemptView, enterQuiz } from '#functions/contract/attempts.ts';
import { call } from '#web/lib/api-client.ts';
import type { EntryEvent } from './attempt-snapshot.ts';
import { type Patience, tryWith } from './patience.ts';

interface Request {
  userId: string;
  quizId: number;
  /** In order, with at least one. */
  entries: readonly EntryEvent[];
  patience: Patience;
  /** The person knows that they may close the attempt. */
  mayClose?: boolean | undefined;
}

/** Tells the server of entries, and gives the attempt as it is after the last one, or after the one that closed it. */
export async function sendEntries({ userId, quizId, entries, patience, mayClose }: Request): Promise<AttemptView> {
  const [event, ...later] = entries;
  if (!event) throw new Error('There is no entry to send.');
  const view = await tryWith(patience, () =>
    call(enterQuiz, { params: { quizId }, body: { ...event, mayClose } }, { ...patience, userId }),
  );
  if (later.length === 0 || view.status === 'completed') return view;
  return sendEntries({ userId, quizId, entries: later, patience, mayClose });
}
