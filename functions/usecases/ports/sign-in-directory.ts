/** The directory of accounts that can sign in. */
export interface SignInDirectory {
  /** Idempotent. */
  remove(username: string): Promise<void>;
}
