import { paths } from './paths.ts';
import { useSession } from './session.tsx';

/** Where "Take Assessment" leads: straight to the choice of the quiz, or first to the sign-in. */
export function useAssessmentPath(): string {
  return useSession().status === 'signed-out' ? paths.login : paths.quizSelection;
}
