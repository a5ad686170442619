import { refuse } from '#functions/domain/refusal.ts';
import { idUsedBefore } from '#functions/domain/words/requests.ts';

/**
 * An id that a caller has made stands for one request. The same request again gets the reply of the first one; another request under this
 * id is refused, because that reply would not be true of it.
 * @param asked fields of what the request makes, to compare with those of the stored item
 * @throws Refusal `id-already-used`
 */
export function requireSameRequest<T extends object>(
  stored: T,
  asked: { [Name in keyof T]?: T[Name] | undefined },
): void {
  const names = Object.keys(asked) as (keyof T)[];
  if (names.every((name) => stored[name] === asked[name])) return;
  refuse('id-already-used', idUsedBefore);
}
