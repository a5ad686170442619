import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usernameOf, type Account } from '#infra/local/identity/claims.ts';

/** A person that the sign-in page offers. */
export type SampleAccount = Pick<Account, 'email' | 'name'>;

/** The accounts of the user pool. */
export interface Accounts {
  readonly samples: readonly Account[];
  find(sub: string): Account | undefined;
  /** Finds or creates the account of a valid address. */
  signIn(email: string): Account;
  /** Returns `false` if no account has the name. The sign-in page keeps offering a removed sample person, who then gets a new account. */
  remove(username: string): boolean;
}

export function openAccounts(dataFolder: string, samples: readonly SampleAccount[]): Accounts {
  const file = join(dataFolder, 'accounts.json');
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Account[]) : [];
  const byEmail = new Map(stored.map((account) => [account.email, account]));
  mkdirSync(dataFolder, { recursive: true });

  /** Replaces the file atomically, so that a crash leaves the old one or the new one. */
  function save(): void {
    writeFileSync(`${file}.draft`, JSON.stringify([...byEmail.values()]));
    renameSync(`${file}.draft`, file);
  }

  function keep(account: Account): Account {
    byEmail.set(account.email, account);
    save();
    return account;
  }

  function keepSample(sample: SampleAccount): Account {
    const known = byEmail.get(sample.email);
    return keep(known ? { ...known, ...sample } : { ...newIds(), ...sample });
  }

  return {
    samples: samples.map((sample) => keepSample({ ...sample, email: sample.email.toLowerCase() })),
    find: (sub) => [...byEmail.values()].find((account) => account.sub === sub),
    signIn(typed) {
      const email = typed.toLowerCase();
      const sample = samples.find((each) => each.email.toLowerCase() === email);
      return byEmail.get(email) ?? keep({ ...newIds(), email, name: sample?.name ?? nameFrom(email) });
    },
    remove(username) {
      const account = [...byEmail.values()].find((each) => usernameOf(each) === username);
      if (!account) return false;
      byEmail.delete(account.email);
      save();
      return true;
    },
  };
}

/** The normalised address, or undefined if it is invalid. */
export function parseEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase();
  return email.length <= 254 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(email)
    ? email
    : undefined;
}

function newIds(): Pick<Account, 'sub' | 'googleId' | 'createdAt'> {
  const digits = Array.from({ length: 20 }, () => randomInt(10)).join('');
  return { sub: randomUUID(), googleId: `1${digits}`, createdAt: Date.now() };
}

/** jane.doe@example.com → Jane Doe. */
function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}
