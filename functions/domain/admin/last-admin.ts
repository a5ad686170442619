/*
 * There is at least one admin. The rights of an admin are taken away by another admin (or an operator's command), and the account of an
 * admin cannot be erased before that: so the last admin stays, also when two act at the same time, and the audit keeps the name of whoever
 * has left (`retention.ts`). The writes that hold this are in `functions/adapters/dynamo`: `admin/admin-store.ts`, `people/person-store.ts`.
 */

/** The messages to an admin, or about the last one. */
export const lastAdminWords = {
  last: 'This is the last admin. Make someone else an admin first.',
  self: 'You can’t take your own admin rights away. Ask another admin to do it; if there is none, make someone else an admin first.',
  erase:
    'You are an admin. Ask another admin to take your admin rights away first (Admins), then erase your account. If there is no other admin, make someone else an admin first.',
};
