import { normalizedAddress } from '#functions/domain/people/normalized-address.ts';
import { foldText } from '#functions/domain/text/search-words.ts';
import type { Profile } from '#functions/usecases/ports/people.ts';

/** Stands between address and name; sorts before every character of an address. */
export const placeSeparator = '\t';
/** An index key may have 1,024 bytes; an address has 320 at most. */
const maxPlaceBytes = 1000;

/** Where a person stands in the index: by their address, and with their name as it is looked up. */
export function personPlace({ email, name }: Pick<Profile, 'email' | 'name'>): string {
  const place = Buffer.from(`${normalizedAddress(email)}${placeSeparator}${foldText(name)}`);
  // A character that the cut splits becomes U+FFFD, which no search matches.
  return place
    .subarray(0, maxPlaceBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
}
