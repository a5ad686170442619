/** Every kind of act that the audit keeps. The screens have words for each. */
export const auditActs = [
  'bank-published',
  'bank-edited',
  'bank-restored',
  'quiz-changed',
  'quiz-activated',
  'quiz-archived',
  'quiz-unarchived',
  'coupon-created',
  'coupon-changed',
  'coupon-batch-created',
  'time-granted',
  'resume-granted',
  'report-reissued',
  'report-resent',
  'data-exported',
  'admin-granted',
  'admin-revoked',
  'account-erased',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** Who did what, to what, when. It is written in the transaction of the act and never changed. */
export interface AuditEntry {
  /** User id. */
  by: string;
  /** Epoch ms. */
  at: number;
  what: AuditAct;
  /** To what: `quiz 1`. */
  object: string;
  /** Why, in the admin's own words. */
  reason?: string | undefined;
  before?: unknown;
  after?: unknown;
  uploadId?: string | undefined;
}
