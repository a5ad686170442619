/** Navbar, its menus and the skip link (all pages) */

export const skip = 'Skip to content';
export const main = 'Main';
export const home = 'Home';
export const contact = 'Contact';
export const openMenu = 'Open menu';
export const services = 'Services';

export const pages = {
  about: 'About',
  pillars: 'Five Pillar Approach',
  students: 'Students / Job Seekers / Self Awareness',
  organization: 'Organization',
  banking: 'Banking Solutions',
};
