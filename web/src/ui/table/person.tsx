import { deletedAccount } from '#web/lib/words/admin/lists.ts';

/** Of the second line of a cell. */
export const secondLine = 'block font-normal wrap-anywhere text-quiet';

/** A name with the address below it. A deleted account has neither. */
export function Person({ person }: { person: { name: string; email: string } | undefined }) {
  const { name = '', email = '' } = person ?? {};
  if (!name && !email) return <span>{deletedAccount}</span>;
  return (
    <>
      <span translate="no" className="wrap-anywhere">
        {name || email}
      </span>
      {name && email && (
        <span translate="no" className={secondLine}>
          {email}
        </span>
      )}
    </>
  );
}
