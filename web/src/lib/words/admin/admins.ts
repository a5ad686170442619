/** Admins (/admin/admins) */

export const title = 'Admins';
export const about = 'People who can open the admin screens. There is always at least one.';
export const nobody = 'There are no admins.';
export const columns = { name: 'Name', email: 'Email' };
export const you = (name: string) => `${name} (you)`;
export const cannotRemove = { last: 'The last admin can’t be removed.', you: 'Only another admin can remove you.' };

export const grant = { title: 'Make someone an admin', action: 'Make admin' };
export const grantAbout =
  'Admins can see every person, attempt and report, and can change the assessment, its coupons and its admins.';
export const emailHint = 'The email address of someone who has already signed in with Google.';
export const granted = (people: string) => `Admin rights granted to ${people}.`;
export const remove = 'Remove admin';
export const removeTitle = (name: string) => `Remove admin ${name}`;
export const removeAbout = (admin: string, months: number) =>
  `${admin} loses access to the admin screens at once, but keeps their own assessments. The audit log keeps their name and email address for ${months} months, even if they erase their account.`;
export const removed = (admin: string) => `${admin} is no longer an admin.`;
export const admin = ({ name, email }: { name: string; email: string }) => `${name} (${email})`;
