import type { NamedChange } from '#functions/domain/admin/request-id.ts';

/** The admin, time and reason of an action, for the audit. */
export interface AdminAction extends NamedChange {
  by: string;
  /** Epoch ms. */
  at: number;
  reason?: string | undefined;
}
