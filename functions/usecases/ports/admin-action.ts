/** The admin, time and reason of an action, for the audit. */
export interface AdminAction {
  by: string;
  /** Epoch ms. */
  at: number;
  reason?: string | undefined;
}
