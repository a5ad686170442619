import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import * as words from '#web/lib/words/ui.ts';

/** The link to the assessment through the sign-in; with a stored session, a script of the page turns it into a link to the quiz selection. */
export function AssessmentLink({ children = words.takeAssessment }: { children?: ReactNode }) {
  return (
    <ButtonLink to="/login" tone="primary" size="large" data-assessment="">
      {children}
    </ButtonLink>
  );
}
