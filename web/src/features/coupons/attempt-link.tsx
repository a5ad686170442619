import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';

interface AttemptLinkProps {
  userId: string | undefined;
  attemptId: string | undefined;
}

export function AttemptLink({ userId, attemptId }: AttemptLinkProps) {
  if (userId === undefined || attemptId === undefined) return '–';
  const attempt = encodeURIComponent(`${userId}/${attemptId}`);
  return <Link to={`${paths.adminAttempts}?attempt=${attempt}`}>Open attempt</Link>;
}
