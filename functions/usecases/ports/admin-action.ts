/** Who does something as an admin, when and why; for the audit. */
export interface AdminAction {
  by: string;
  /** Epoch ms. */
  at: number;
  reason?: string | undefined;
}
