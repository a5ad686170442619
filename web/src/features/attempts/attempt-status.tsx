import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { statusWords } from './attempt-words.ts';

const tones = { candidate: 'quiet', time: 'warning', limit: 'danger' } as const;

/** Whether an attempt is running, or why it ended. */
export function AttemptStatus({ attempt }: { attempt: Pick<AttemptRow, 'status' | 'endReason'> }) {
  const tone = attempt.status === 'open' ? 'success' : tones[attempt.endReason ?? 'candidate'];
  return <StatusMark tone={tone}>{statusWords(attempt)}</StatusMark>;
}
