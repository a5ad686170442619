import { Link } from 'react-router-dom';
import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import type { AuditLink } from '#functions/domain/admin/audit-sentence.ts';
import { attemptLink, batchLink, couponsLink, personLink, quizLink } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/audit.ts';

/** The sentence of an action, with links to the screens that show more. */
export function AuditSentence({ entry: { sentence, changes } }: { entry: AuditEntryView }) {
  return (
    <>
      <p className="m-0 text-sm">
        {sentence.map(({ text, link }, place) =>
          link ? (
            <Link key={place} to={addressOf(link)}>
              {text}
            </Link>
          ) : (
            <span key={place}>{text}</span>
          ),
        )}
      </p>
      {changes.length > 0 && (
        <ul className="mx-0 mt-1 mb-0 pl-[1.1rem] text-quiet">
          {changes.map(({ field, before, after }, place) => (
            <li key={place}>{words.changed(field, before, after)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function addressOf(link: AuditLink): string {
  switch (link.to) {
    case 'quiz':
      return quizLink(link.quizId);
    case 'versions':
      return `${paths.adminVersions}?quiz=${link.quizId}`;
    case 'coupon':
      return couponsLink(link.code);
    case 'batch':
      return batchLink(link.batchId);
    case 'attempt':
      return attemptLink(link);
    case 'person':
      return personLink(link.userId);
    case 'messages':
      return `${paths.adminMessages}?month=${link.month}`;
  }
}
