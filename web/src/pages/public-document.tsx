import type { ReactNode } from 'react';
import { Shell } from '#web/app/shell/shell.tsx';
import { firm } from '#web/lib/words/firm.ts';

/** The addresses of the built files. */
export interface BuiltFiles {
  script: string;
  styles: readonly string[];
  fonts: readonly string[];
}

interface PublicDocumentProps {
  path: string;
  files: BuiltFiles;
  children: ReactNode;
}

/** A public page as a whole document. React moves titles and meta tags into the head. */
export function PublicDocument({ path, files, children }: PublicDocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {files.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {files.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <meta name="theme-color" content="#fdfaf4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151730" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <SharedLink path={path} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization() }} />
        <script type="module" async src={files.script} />
      </head>
      <body>
        <Shell path={path}>{children}</Shell>
      </body>
    </html>
  );
}

/** The preview of a shared link, beside the page's title and description; and its canonical address. */
function SharedLink({ path }: { path: string }) {
  const address = `${firm.site}${path}`;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={firm.product} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${firm.site}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The firm as schema.org's Organization, for search engines; escaped for a script element. */
function organization(): string {
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
