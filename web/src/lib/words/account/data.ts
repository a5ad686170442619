/** Export and erasure of a person's data (/account) */

export const title = 'My data';
export const about =
  'Download everything we store about you as a single JSON file. Our <privacy>privacy notice</privacy> explains what we store and for how long.';
export const exportData = 'Export my data';
export const exported = (file: string) => `Your data has been saved as ${file}.`;
export const exportFailed = (why: string) => `We couldn’t export your data. ${why}`;
export const whatErasureDoes =
  'Permanently delete your account, your answers and reports, and the messages you sent us.';
export const erase = 'Erase my account';
export const sure = 'Erase my account?';
export const willDelete = 'This can’t be undone. We will delete:';
export const deleted = [
  'your profile (name, email address and photo) and your sign-in',
  'your attempts with all your answers, including any in progress',
  'your results and reports',
  'your consents and your coupons; coupons used to start an assessment are not refunded',
  'your messages from the contact form, if you sent them from this account’s email address',
];
export const kept = 'We keep the following, for these reasons:';
export const wantCopy = 'Want a copy first? Close this and export your data.';
export const typeToConfirm = (word: string) => `Type ${word} to confirm`;
export const pleaseType = (word: string) => `Please type ${word} to confirm.`;
export const eraseFailed = (why: string) => `We couldn’t erase your account. ${why}`;
export const erased = {
  title: 'Your account has been erased',
  text: 'Your profile, answers and reports have been deleted.',
  thanks: 'Thank you for using TrueIn. You are welcome to open a new account any time.',
  logOut: 'Logout',
};
