import { requireSameRequest, type NamedChange } from '#functions/domain/admin/request-id.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import type { ChangeRecords } from '#functions/usecases/ports/changes.ts';

/**
 * Makes a change that the admin's browser has named with an id, once for each press. A repeated request is refused by the change's own
 * condition, because the first one has been carried out; then `replay` gives the reply that was lost. Any other refusal stays one.
 * @throws Refusal `id-already-used` if another change was made under this id
 */
export async function makeOnce<T>(
  { changes }: { changes: ChangeRecords },
  { changeId, ...request }: NamedChange,
  make: () => Promise<T>,
  replay: (madeAt: number) => Promise<T> | T,
): Promise<T> {
  try {
    return await make();
  } catch (cause) {
    const made = cause instanceof Refusal && changeId !== undefined ? await changes.find(changeId) : undefined;
    if (!made) throw cause;
    requireSameRequest(made, request);
    return replay(made.at);
  }
}
