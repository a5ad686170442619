/** Footer (all pages) */

export const claim = 'Five pillars. One clear picture of you.';
export const quickLinks = 'Quick links';
export const contactInfo = 'Contact info';
export const followUs = 'Follow us';

export const links = {
  home: 'Home',
  about: 'About',
  services: 'Services',
  contact: 'Contact',
  privacy: 'Privacy notice',
  terms: 'Terms',
};

export const rights = (year: number, company: string) => `© <year>${year}</year> ${company}. All rights reserved.`;
