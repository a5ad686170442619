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
  /** Writes what the token says; keeps `isAdmin`. Throws Refusal `signed-out` for an account that was just erased. */
  upsert(profile: Omit<Profile, 'isAdmin'>): Promise<Profile>;
  find(userId: string): Promise<Profile | undefined>;
}

/** Everyone who has signed in, as an admin looks for them. */
export interface PeopleIndex {
  /** All who have this address, whatever its capitals; someone may have signed in in several ways. */
  findByEmail(email: string): Promise<Profile[]>;
  /** Those who have all these words in their name or address, by address. `isCutOff`: there may be more. */
  search(typed: string, limit: number): Promise<{ profiles: Profile[]; isCutOff: boolean }>;
}

/** Who is an admin: a roster of their ids and a flag on each profile, which are changed together. */
export interface AdminStore {
  list(): Promise<Profile[]>;
  /** Idempotent. Throws Refusal `not-found` for a deleted account. */
  grant(userId: string, action: AdminAction): Promise<void>;
  /** Throws Refusal `last-admin`, `not-found` for one who is no admin. */
  revoke(userId: string, action: AdminAction): Promise<void>;
}

export interface ConsentStore {
  find(userId: string, textVersion: string): Promise<Consent | undefined>;
  /** The one that stands: of two for one version the first. Throws Refusal `signed-out` for an account that was just erased. */
  add(userId: string, consent: Consent): Promise<Consent>;
}

export interface Redemption {
  quizId: number;
  code: string;
  status: 'reserved' | 'consumed' | 'released';
  /** Epoch ms, as is `consumedAt`. */
  redeemedAt?: number;
  consumedAt?: number;
  /** Of one that is reserved. */
  discountPercentage?: number;
}

/** All that is stored of a person. */
export interface PersonRecords {
  profile?: Profile;
  /** Oldest first, as is everything here. */
  attempts: Attempt[];
  deliveries: Delivery[];
  consents: Consent[];
  redemptions: Redemption[];
  grants: Grant[];
}

export interface PersonStore {
  read(userId: string): Promise<PersonRecords>;
  /** Puts a tombstone in the place of the profile and an entry in the audit, once. @returns when that was. Throws Refusal `last-admin`. */
  markErased(userId: string, now: number): Promise<number>;
  /** All there is now but the tombstone. */
  listItems(userId: string): Promise<PersonItem[]>;
  /** One that can't be removed keeps no other; its error comes when all were tried. */
  removeItems(userId: string, items: readonly PersonItem[]): Promise<void>;
}

export interface PersonItem {
  id: string;
  /** Of a result: the attempt whose report there may be. */
  attemptId?: string;
}

/** The directory of those who can sign in. */
export interface SignInDirectory {
  /** Idempotent. */
  remove(username: string): Promise<void>;
}
