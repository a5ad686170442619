/** The admin, time and reason of an action, for the audit. */
export interface AdminAction {
  by: string;
  /** Epoch ms. */
  at: number;
  reason?: string | undefined;
  /** Made by the browser, once for each press. */
  changeId?: string | undefined;
}
