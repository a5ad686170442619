import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import * as words from '#web/lib/words/admin/attempts.ts';
import { returnsLeft } from '#functions/domain/attempts/resumes.ts';

const tones = { candidate: 'quiet', time: 'warning', limit: 'danger' } as const;

/** The resume that closes an attempt is no return: with a limit of 4 resumes, a candidate can return 3 times. */
export function returnsOf({ resumeCount, remaining }: Pick<AttemptRow, 'resumeCount' | 'remaining'>): string {
  const allowed = returnsLeft(resumeCount + remaining);
  return words.returnsUsed(Math.min(resumeCount, allowed), allowed);
}

/** Whether an attempt is running, or why it ended. */
export function AttemptStatus({ attempt }: { attempt: Pick<AttemptRow, 'status' | 'endReason'> }) {
  const { status, endReason = 'candidate' } = attempt;
  if (status === 'open') return <StatusMark tone="success">{words.filters.running}</StatusMark>;
  return <StatusMark tone={tones[endReason]}>{words.ends[endReason]}</StatusMark>;
}
