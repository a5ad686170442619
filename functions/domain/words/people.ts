/** People and admins (/admin/admins, and wherever an admin finds a person) */

export const notFound = 'We couldn’t find this person.';
export const erased = 'There is no account with this ID. It may have been erased.';
/** In place of a name. */
export const erasedName = 'Deleted account';
export const neverSignedIn = (email: string) => `Nobody has signed in as ${email} yet. Ask them to sign in once.`;

export const notAdmin = 'Access denied. Admin privileges required.';
export const lastAdmin = 'This is the last admin. Make someone else an admin first.';
export const ownRights =
  'You can’t remove yourself as an admin. Please ask another admin to do it. If there is no other admin, make someone else an admin first.';
export const adminErasure =
  'You are an admin. Please ask another admin to remove you as an admin first (under Admins), then erase your account. If there is no other admin, make someone else an admin first.';
