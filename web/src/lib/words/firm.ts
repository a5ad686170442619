/** Who runs this site, as the footer and the contact page say it. Change it here, and nowhere else. */
export const firm = {
  product: 'TrueIn',
  company: 'TrueIn Consulting',
  address: ['4th Floor, Lotus Chambers', 'Linking Road, Bandra West', 'Mumbai 400 050', 'Maharashtra, India'],
  phones: ['+91 22 5550 0150', '+91 98555 00150'],
  email: 'hello@truein.example',
  /** The address of the site that search engines are to know, whichever stage this is. */
  site: 'https://www.truein.example',
  social: [
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/truein-consulting' },
    { name: 'Instagram', address: 'https://www.instagram.com/truein.consulting' },
    { name: 'YouTube', address: 'https://www.youtube.com/@truein-consulting' },
    { name: 'Facebook', address: 'https://www.facebook.com/truein.consulting' },
  ],
} as const;

/** A phone number as a link needs it: `tel:+912255500150`. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
