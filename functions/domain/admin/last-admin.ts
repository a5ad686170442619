/*
 * There is at least one admin: the last one can neither be revoked nor erase their account, not even by two requests at the same time.
 * The writes that hold this are in `functions/adapters/dynamo/admin/admin-store.ts`.
 */

/** The message to the last admin, or about them. */
export const lastAdminWords = {
  revoke: 'This is the last admin. Make someone else an admin first.',
  erase:
    'You are the last admin, and without one nobody could look after the assessment. Make someone else an admin first (Admins), then erase your account.',
};
