/** The firm's details, as the footer and the contact page show them. Change them only here. */
export const firm = {
  company: 'TrueIn Consulting',
  address: ['4th Floor, Lotus Chambers', 'Linking Road, Bandra West', 'Mumbai 400 050', 'Maharashtra, India'],
  city: 'Mumbai',
  phones: ['+91 22 5550 0150', '+91 98555 00150'],
  email: 'hello@truein.example',
  /** The site's canonical address for search engines, on every stage. */
  site: 'https://www.truein.example',
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/truein-consulting' },
    { name: 'Instagram', address: 'https://www.instagram.com/truein.consulting' },
    { name: 'YouTube', address: 'https://www.youtube.com/@truein-consulting' },
    { name: 'Facebook', address: 'https://www.facebook.com/truein.consulting' },
  ],
} as const;

/** A phone number as a link: `tel:+912255500150`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
