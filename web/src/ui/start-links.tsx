import type { ReactNode } from 'react';
import * as words from '#web/lib/words/links.ts';
import { link as method } from '#web/lib/words/method.ts';
import { takeAssessment } from '#web/lib/words/ui.ts';
import { ButtonLink } from './button-link.tsx';
import { Tagged } from './tagged.tsx';

/** The contact form, which then begins the message. */
const contactFor = (what: string) => `/contact?about=${what}#write-to-us`;

/** The link to the assessment through the sign-in; with a stored session, a script of the page turns it into a link to the quiz selection. */
export function AssessmentLink({ children = takeAssessment }: { children?: ReactNode }) {
  return (
    <ButtonLink to="/login" tone="primary" size="large" data-assessment="">
      {children}
    </ButtonLink>
  );
}

export function SampleLink() {
  return (
    <ButtonLink to="/sample-report" size="large">
      {words.sample}
    </ButtonLink>
  );
}

export function MethodLink() {
  return (
    <ButtonLink to="/method" size="large">
      {method}
    </ButtonLink>
  );
}

/** For organizations and banks. */
export function PilotLink({ tone }: { tone?: 'primary' }) {
  return (
    <ButtonLink to={contactFor('pilot')} tone={tone} size="large">
      {words.pilot}
    </ButtonLink>
  );
}

/** Wherever a coupon code is asked for. */
export function CodeNote({ text = words.needsCode }: { text?: string }) {
  return <Tagged text={text} draw={{ code: (shown) => <a href={contactFor('code')}>{shown}</a> }} />;
}
