import { Link } from 'react-router-dom';
import { attemptLink } from '#web/lib/admin/admin-links.ts';

interface AttemptLinkProps {
  userId: string | undefined;
  attemptId: string | undefined;
}

export function AttemptLink({ userId, attemptId }: AttemptLinkProps) {
  if (userId === undefined || attemptId === undefined) return '–';
  return <Link to={attemptLink({ userId, attemptId })}>Open attempt</Link>;
}
