import type { AuditAction } from '#functions/domain/admin/audit.ts';

/** The actions in the words of the filter. */
export const actionWords: Record<AuditAction, string> = {
  'bank-published': 'Question bank published',
  'bank-edited': 'Question bank edited',
  'bank-restored': 'Earlier version restored',
  'quiz-changed': 'Quiz details changed',
  'quiz-activated': 'Quiz put on sale',
  'quiz-archived': 'Quiz archived',
  'quiz-unarchived': 'Quiz unarchived',
  'coupon-created': 'Coupon created',
  'coupon-changed': 'Coupon changed',
  'coupon-batch-created': 'Batch of coupons created',
  'coupon-released': 'Redeemed code released',
  'time-granted': 'Extra time granted',
  'resume-granted': 'One more resume granted',
  'report-reissued': 'Report reissued',
  'report-resent': 'Report sent again',
  'report-released': 'Held report sent',
  'report-viewed': 'Report looked at',
  'holidays-changed': 'Public holidays changed',
  'data-exported': 'Data exported',
  'admin-granted': 'Made an admin',
  'admin-revoked': 'Admin rights taken away',
  'account-erased': 'Account erased',
};
