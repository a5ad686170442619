import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';

/** The way to the assessment: the sign-in; where a session is stored, a script of the page turns it into the choice of the quiz. */
export function AssessmentLink({ children = 'Take Assessment' }: { children?: ReactNode }) {
  return (
    <ButtonLink to="/login" tone="primary" size="large" data-assessment="">
      {children}
    </ButtonLink>
  );
}
