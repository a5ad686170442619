import { normalizedAddress } from '#functions/domain/people/mail-address.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';
import { getItems, itemKey, type ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys } from '#functions/adapters/dynamo/keys.ts';
import { sortKeySeparator, profileItem, profileOf } from './profile-store.ts';
import { indexKey, inIndex, last, readPage, readRange } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Profile } from '#functions/domain/people/profile.ts';

/* The index holds keys only, so the sort key contains the person's name after the address. A search by name reads the one partition of
   people, about 7,000 keys with each query, and only the profiles of matches. */

const keysPerQuery = 5_000;
const readAtOnce = 100;
/** About 20 MB of the index, which take some seconds. */
const maxKeysRead = 100_000;

/** Finds people by an address or by words, for admins only. */
export function peopleIndex(table: Table) {
  return {
    /** Everyone with this address, in any case; a person may have several accounts. */
    findByEmail: (email: string) => findPeople(table, email),
    /** Everyone with all these words in their name or address, sorted by address. `isCutOff`: there may be more. */
    search: (typed: string, limit: number) => searchPeople(table, typed, limit),
  };
}

export type PeopleIndex = ReturnType<typeof peopleIndex>;

async function findPeople(table: Table, email: string): Promise<Profile[]> {
  const address = normalizedAddress(email);
  if (address === '') return [];
  const range = inIndex(gsiKeys.people(), { from: address, until: address + sortKeySeparator + last });
  const profiles = await readPeople(table, await readRange(table, range, itemKey));
  return profiles.filter((profile) => normalizedAddress(profile.email) === address);
}

/** Everyone whose name or address contains all these words, sorted by address. */
async function searchPeople(
  table: Table,
  typed: string,
  limit: number,
): Promise<{ profiles: Profile[]; isCutOff: boolean }> {
  const words = searchWords(typed);
  if (words.length === 0) return { profiles: [], isCutOff: false };
  const profiles: Profile[] = [];
  const lists = [[inIndex(gsiKeys.people())]];
  let cursor: string | undefined;
  let read = 0;
  do {
    const page = await readPage(table, { lists, cursor, limit: keysPerQuery, isAscending: true }, indexKey);
    const candidates = page.rows.filter(({ gsi1sk }) => mayHaveWords(gsi1sk, words));
    for (let from = 0; from < candidates.length && profiles.length <= limit; from += readAtOnce) {
      // The index lags behind the profiles, so check each match again.
      const some = await readPeople(table, candidates.slice(from, from + readAtOnce));
      profiles.push(...some.filter(({ email, name }) => hasWords(foldText(`${email} ${name}`), words)));
    }
    read += page.rows.length;
    cursor = page.next;
  } while (cursor !== undefined && read < maxKeysRead && profiles.length <= limit);
  return { profiles: profiles.slice(0, limit), isCutOff: profiles.length > limit || cursor !== undefined };
}

function mayHaveWords(place: string, words: readonly string[]): boolean {
  const [address = '', name = ''] = place.split(sortKeySeparator);
  return hasWords(`${/[^ -~]/.test(address) ? foldText(address) : address} ${name}`, words);
}

async function readPeople(table: Table, keys: readonly ItemKey[]): Promise<Profile[]> {
  const items = await getItems(table, keys, profileItem);
  return items.flatMap((item) => profileOf(item) ?? []);
}
