import { refuse } from '#functions/domain/refusal.ts';

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
  refuse(
    'id-already-used',
    'The id of this request was used for another change before. Nothing was changed now. Reload the page, look at what is there, and try again.',
  );
}
