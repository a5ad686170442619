/** A name, and the address below it. */
export function Person({ person }: { person: { name: string; email: string } | undefined }) {
  if (!person || (!person.name && !person.email)) return 'Deleted account';
  return (
    <>
      {person.name || person.email}
      {person.name && <span className="block font-normal wrap-anywhere text-quiet">{person.email}</span>}
    </>
  );
}
