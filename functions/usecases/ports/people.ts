import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Consent } from '#functions/domain/people/consent.ts';
import type { AdminAction } from './admin-action.ts';
import type { Grant } from './grants.ts';
import type { Delivery } from './reports.ts';

export interface Profile {
  userId: string;
  email: string;
  name: string;
  picture?: string;
  isAdmin: boolean;
}

export interface ProfileStore {
  /** Writes the token's data if they have changed; keeps `isAdmin`. Throws Refusal `signed-out` for an account that was just erased. */
  upsert(profile: Omit<Profile, 'isAdmin'>): Promise<Profile>;
  find(userId: string): Promise<Profile | undefined>;
  /** Throws Refusal `signed-out` for an account that was just erased: its token lives on for a while. */
  requireNotErased(userId: string): Promise<void>;
}

/** Search of everyone who has signed in, for admins. */
export interface PeopleIndex {
  /** Everyone with this address, in any case; a person may have several accounts. */
  findByEmail(email: string): Promise<Profile[]>;
  /** Everyone with all these words in their name or address, sorted by address. `isCutOff`: there may be more. */
  search(typed: string, limit: number): Promise<{ profiles: Profile[]; isCutOff: boolean }>;
}

/** The admins: a roster of their ids and a flag on each profile, which change together. */
export interface AdminStore {
  list(): Promise<Profile[]>;
  /** Idempotent. Throws Refusal `not-found` for a deleted account. */
  grant(userId: string, action: AdminAction): Promise<void>;
  /** Throws Refusal `last-admin`; `not-found` for a person who is no admin. */
  revoke(userId: string, action: AdminAction): Promise<void>;
}

export interface ConsentStore {
  find(userId: string, textVersion: string): Promise<Consent | undefined>;
  /** @returns the stored one: of two for one version the first. Throws Refusal `signed-out` for an account that was just erased. */
  add(userId: string, consent: Consent): Promise<Consent>;
}

export interface Redemption {
  quizId: number;
  code: string;
  status: 'reserved' | 'consumed' | 'released';
  /** Epoch ms, as is `consumedAt`. */
  redeemedAt?: number;
  consumedAt?: number;
  /** Discount of a reserved coupon. */
  discountPercentage?: number;
}

/** All stored data of a person. */
export interface PersonRecords {
  profile?: Profile;
  /** Oldest first, like all lists here. */
  attempts: Attempt[];
  deliveries: Delivery[];
  consents: Consent[];
  redemptions: Redemption[];
  grants: Grant[];
}

export interface PersonStore {
  read(userId: string): Promise<PersonRecords>;
  /** For the person themselves. Throws Refusal `signed-out` for an account that was just erased. */
  readOwn(userId: string): Promise<PersonRecords>;
  /** Replaces the profile by a tombstone and adds an audit entry, once. @returns the time of that. Throws Refusal `last-admin`. */
  markErased(userId: string, now: number): Promise<number>;
  /** All current items except the tombstone. */
  listItems(userId: string): Promise<PersonItem[]>;
  /** A failure stops no other item; its error is thrown after all were tried. */
  removeItems(userId: string, items: readonly PersonItem[]): Promise<void>;
}

export interface PersonItem {
  id: string;
  /** For a result: the attempt that may have a report. */
  attemptId?: string;
}

/** The directory of accounts that can sign in. */
export interface SignInDirectory {
  /** Idempotent. */
  remove(username: string): Promise<void>;
}
