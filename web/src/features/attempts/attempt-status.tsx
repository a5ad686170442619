import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';

export const endWords = {
  candidate: 'Ended by the candidate',
  time: 'Ended: time over',
  limit: 'Ended: no resume left',
} as const;

const tones = { candidate: 'quiet', time: 'warning', limit: 'danger' } as const;

/** Whether an attempt is running, or why it ended. */
export function AttemptStatus({ attempt }: { attempt: Pick<AttemptRow, 'status' | 'endReason'> }) {
  const { status, endReason = 'candidate' } = attempt;
  if (status === 'open') return <StatusMark tone="success">Running</StatusMark>;
  return <StatusMark tone={tones[endReason]}>{endWords[endReason]}</StatusMark>;
}
