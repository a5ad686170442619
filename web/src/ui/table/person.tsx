import { Link } from 'react-router-dom';
import { personLink } from '#web/lib/admin/admin-links.ts';
import { deletedAccount } from '#web/lib/words/admin/lists.ts';

/** Of the second line of a cell. */
export const secondLine = 'block font-normal wrap-anywhere text-quiet';

/** A name with the address below it; links to everything about the person. A deleted account has neither. */
export function Person({ person }: { person: { userId: string; name: string; email: string } | undefined }) {
  const { name = '', email = '' } = person ?? {};
  if (!person || (!name && !email)) return <span>{deletedAccount}</span>;
  return (
    <Link to={personLink(person.userId)}>
      <span translate="no" className="wrap-anywhere">
        {name || email}
      </span>
      {name && email && (
        <span translate="no" className={secondLine}>
          {email}
        </span>
      )}
    </Link>
  );
}
