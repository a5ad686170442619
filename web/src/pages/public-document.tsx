import type { ReactNode } from 'react';
import { Shell } from '#web/app/shell/shell.tsx';
import { structuredData, thing } from '#web/lib/structured-data.ts';
import { firm } from '#web/lib/words/firm.ts';
import { product } from '#web/lib/words/ui.ts';

/** What a public page needs of the build. */
export interface BuiltFiles {
  /** The address of the first script. */
  script: string;
  /** Code that runs before the page is painted, and requests the first script after that. */
  opening: string;
  /** Style sheets, which stand in the page, so that nothing but the document is needed to paint it. */
  styles: readonly Sheet[];
}

/** A style sheet that stands in the page. */
export interface Sheet {
  /** Its address, from which other pages load it. */
  address: string;
  text: string;
}

/** A public page as a whole document. React moves titles and meta tags into the head. */
export function PublicDocument({ path, files, children }: { path: string; files: BuiltFiles; children: ReactNode }) {
  return (
    <html lang="en-IN" data-fonts="after-paint">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {files.styles.map(({ address, text }) => (
          <style key={address} data-address={address} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
        <script data-start={files.script} dangerouslySetInnerHTML={{ __html: files.opening }} />
        <meta name="theme-color" content="#fdfaf4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151730" media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <SharedLink path={path} />
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: organization }} />
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
      <meta property="og:site_name" content={product} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${firm.site}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The firm as schema.org's Organization. */
const organization = structuredData(
  thing('Organization', {
    name: firm.company,
    url: firm.site,
    logo: `${firm.site}/apple-touch-icon.png`,
    email: firm.email,
    telephone: firm.phones[0],
    address: thing('PostalAddress', {
      streetAddress: firm.address.slice(0, -2).join(', '),
      addressLocality: firm.city,
      addressCountry: 'IN',
    }),
    sameAs: firm.social.map(({ address }) => address),
  }),
);
