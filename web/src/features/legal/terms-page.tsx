import { terms } from '#web/lib/words/legal.ts';
import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { LongText } from './long-text.tsx';
import text from './terms.md?raw';

export function TermsPage() {
  return (
    <LongText about={terms} inForce={{ version: '1.1', date: '2026-11-29' }} text={text} values={{ promisedHours }} />
  );
}
