/** Account menu in the navbar (all pages) */

export const menuOf = (name: string) => `Account of ${name}`;
export const labels = { login: 'Login', account: 'My account', admin: 'Admin Panel' };

/** After a logout that the server has not received. */
export const loggedOut = {
  title: 'You’re logged out on this device',
  text: 'We couldn’t reach our server. Keep this page open, or open this site again within 24 hours, and we’ll finish logging you out.',
};
