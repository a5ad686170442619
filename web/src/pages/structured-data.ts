import { firm } from '#web/lib/words/firm.ts';

/** Who runs this site, for search engines, as schema.org's Organization; safe inside a script element. */
export function organization(): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: firm.company,
    url: firm.site,
    logo: `${firm.site}/apple-touch-icon.png`,
    email: firm.email,
    telephone: firm.phones[0],
    address: {
      '@type': 'PostalAddress',
      streetAddress: firm.address.slice(0, -2).join(', '),
      addressLocality: 'Mumbai',
      addressCountry: 'IN',
    },
    sameAs: firm.social.map(({ address }) => address),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
