import { keptAfterErasure } from '#functions/domain/kept-after-erasure.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { Clock } from './ports/clock.ts';
import type { PersonStore, SignInDirectory } from './ports/people.ts';
import type { ReportFiles } from './ports/reports.ts';
import { reportKeyOf } from './report-key.ts';

interface Ports {
  people: PersonStore;
  reports: ReportFiles;
  directory: SignInDirectory;
  clock: Clock;
}

const mostRounds = 10;

/**
 * Erases an account for good. The tombstone comes first, and keeps requests that are under way from making the person
 * anew; then all items go, until a look finds none, each result after its file. Cut off anywhere, a repeat goes on.
 */
export async function eraseMe(
  { people, reports, directory, clock }: Ports,
  { userId, username }: { userId: string; username: string },
): Promise<{ erasedAt: number; kept: string[] }> {
  const erasedAt = await people.markErased(userId, clock());
  for (let rounds = 1; ; rounds++) {
    const items = await people.listItems(userId);
    if (items.length === 0) break;
    if (rounds > mostRounds) refuse('busy', 'Your account could not be erased just now. Please try again.');
    const files = items.flatMap(({ attemptId }) => (attemptId ? [reportKeyOf({ userId, attemptId })] : []));
    for (const key of files) await reports.remove(key);
    await people.removeItems(userId, items);
  }
  await directory.remove(username);
  return { erasedAt, kept: [...keptAfterErasure] };
}
