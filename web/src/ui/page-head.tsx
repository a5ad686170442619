/** The title and description of a page, for tabs and search engines. React moves them into the head. */
export function PageHead({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
