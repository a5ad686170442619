interface PageHeadProps {
  title: string;
  /** For search engines and shared links; every public page has one. */
  description?: string | undefined;
}

/** The title and description of a page, for tabs, search engines and shared links. React moves them into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}
