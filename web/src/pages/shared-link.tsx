import { firm } from '#web/lib/words/firm.ts';

/** What a shared link shows of every public page, beside its title and description; and the one address it is known by. */
export function SharedLink({ path }: { path: string }) {
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
