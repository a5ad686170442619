import { normalizedAddress } from '#functions/domain/people/mail-address.ts';
import { foldText } from '#functions/domain/text/search-words.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/** Separates address and name; sorts before every character of an address. */
export const sortKeySeparator = '\t';
/** DynamoDB's limit for an index key is 1,024 bytes; an address has at most 320. */
const maxSortKeyBytes = 1000;

/** The sort key of a person in the index: the address, and the name in its searchable form. */
export function personSortKey({ email, name }: Pick<Profile, 'email' | 'name'>): string {
  const sortKey = Buffer.from(`${normalizedAddress(email)}${sortKeySeparator}${foldText(name)}`);
  // A character that the cut splits becomes U+FFFD, which no search matches.
  return sortKey
    .subarray(0, maxSortKeyBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
}
