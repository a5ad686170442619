import type { ReactNode } from 'react';
import { Shell } from '#web/app/shell/shell.tsx';
import { SharedLink } from './shared-link.tsx';
import { organization } from './structured-data.ts';

/** What the build has made of the sources, as addresses. */
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

/** A public page as a whole document. React moves titles and the like out of the page into the head. */
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
