import { useSearchParams } from 'react-router-dom';
import { AttemptScreen } from './attempt-screen.tsx';
import { AttemptsScreen } from './attempts-screen.tsx';

/** All attempts, or the one in the address: `?attempt=<person>/<attempt>`. */
export function AttemptsPage() {
  const [query] = useSearchParams();
  const [userId, attemptId] = query.get('attempt')?.split('/') ?? [];
  if (userId && attemptId) return <AttemptScreen key={attemptId} userId={userId} attemptId={attemptId} />;
  return <AttemptsScreen />;
}
