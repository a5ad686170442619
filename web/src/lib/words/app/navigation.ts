/** Navbar, its menus and the skip link (all pages) */

export const skip = 'Skip to content';
export const main = 'Main';
export const labels = { home: 'Home', services: 'Services', contact: 'Contact' };
export const sections = { about: 'About', pillars: 'Five Pillar Approach' };
export const services = {
  students: 'Students / Job Seekers / Self Awareness',
  organization: 'Organization',
  banking: 'Banking Solutions',
};
/** Pages for a part of the first service's audience. */
export const parts = { jobSeekers: 'For job seekers', selfAwareness: 'For self-awareness' };
