import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';

export function AttemptLink({ attemptId }: { attemptId: string | undefined }) {
  if (attemptId === undefined) return '–';
  return <Link to={`${paths.adminAttempts}?attempt=${encodeURIComponent(attemptId)}`}>Open attempt</Link>;
}
