import type { RefusalCode } from '#functions/domain/refusal.ts';

/** Every reason to refuse and its status; a new one does not compile without. */
export const refusalStatus = {
  'invalid-input': 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  'no-active-quiz': 404,
  'no-questions': 404,
  'coupon-invalid': 409,
  'coupon-used-up': 409,
  'coupon-required': 409,
  'consent-required': 409,
  'consent-outdated': 409,
  'attempt-open': 409,
  'attempt-closed': 409,
  'already-answered': 409,
  'nothing-answered': 409,
  'report-not-ready': 409,
  'upload-not-ready': 409,
  'revision-conflict': 409,
  'file-refused': 422,
  busy: 503,
} as const satisfies Record<RefusalCode, number>;
