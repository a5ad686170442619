/** Footer (all pages) */

export const claim = 'Five pillars. One clear picture of you.';
export const headings = { links: 'Quick links', contact: 'Contact info', social: 'Follow us' };
export const links = { home: 'Home', about: 'About', services: 'Services', contact: 'Contact' };
export const legal = { privacy: 'Privacy notice', terms: 'Terms' };
export const rights = (year: number, company: string) => `© <year>${year}</year> ${company}. All rights reserved.`;
