/** Audit (/admin/audit) */

import type { AuditAction } from '#functions/domain/admin/audit.ts';

export const title = 'Audit log';
export const about =
  'Who did what, when and why, newest first, in India time. Each entry is saved together with the action, and nobody can change or delete it.';
export const search = 'Search';
export const days = { from: 'First day', until: 'Last day' };
export const action = { label: 'Action', all: 'All actions' };
export const text = { label: 'Text', placeholder: 'A code, a quiz or a reason' };
export const columns = { when: 'When', what: 'What was done' };
export const changed = (field: string, before: string | undefined, after = 'nothing') =>
  before === undefined ? `${field}: ${after}` : `${field}: ${before} → ${after}`;

export const actions: Record<AuditAction, string> = {
  'bank-published': 'Question bank published',
  'bank-edited': 'Question bank edited',
  'bank-restored': 'Earlier version restored',
  'quiz-changed': 'Quiz details changed',
  'quiz-activated': 'Quiz made active',
  'quiz-archived': 'Quiz archived',
  'quiz-unarchived': 'Quiz unarchived',
  'coupon-created': 'Coupon created',
  'coupon-changed': 'Coupon changed',
  'coupon-batch-created': 'Batch of codes created',
  'coupon-released': 'Redeemed code released',
  'time-granted': 'Extra time granted',
  'resume-granted': 'One more return granted',
  'report-reissued': 'Report reissued',
  'report-resent': 'Report sent again',
  'report-released': 'Held report released',
  'report-viewed': 'Report opened',
  'holidays-changed': 'Public holidays changed',
  'message-done': 'Message marked as done',
  'message-reopened': 'Message marked as open',
  'data-exported': 'Data exported',
  'admin-granted': 'Admin added',
  'admin-revoked': 'Admin removed',
  'account-erased': 'Account erased',
};
