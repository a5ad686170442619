import type { Needs } from '#functions/usecases/ports/needs.ts';
import { keptAfterErasure } from '#functions/domain/words/kept-after-erasure.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { reportFolderOf } from '#functions/usecases/reports/report-key.ts';
import * as words from '#functions/domain/words/account.ts';

interface Request {
  userId: string;
  username: string;
  /** Verified address: messages from it are theirs. */
  email: string;
}

const maxRounds = 10;

/**
 * Erases an account for good. The tombstone comes first, so that requests in flight do not create the person again; then files, items
 * and messages are deleted, until none is found. A retry after an interruption continues. A file that a worker writes meanwhile is
 * deleted with its result: see `remove-report-file.ts`.
 */
export async function eraseMe(
  {
    people,
    personFiles,
    messages,
    directory,
    clock,
  }: Needs<'people' | 'personFiles' | 'messages' | 'directory' | 'clock'>,
  { userId, username, email }: Request,
): Promise<{ erasedAt: number; kept: string[] }> {
  const erasedAt = await people.markErased(userId, clock());
  for (let rounds = 1; ; rounds++) {
    const removedFiles = await personFiles.removeAll(reportFolderOf(userId));
    const [items, sent] = await Promise.all([people.listItems(userId), messages.listFrom(email, clock())]);
    if (removedFiles + items.length + sent.length === 0) break;
    if (rounds > maxRounds) refuse('busy', words.erasureFailed);
    await people.removeItems(userId, items);
    await messages.remove(sent);
  }
  await directory.remove(username);
  return { erasedAt, kept: [...keptAfterErasure] };
}
