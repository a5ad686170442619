import { terms } from '#web/lib/words/legal.ts';
import { promisedHours } from '#functions/domain/reports/promise/report-parts.ts';
import { LegalPage } from './legal-page.tsx';
import text from './terms.md?raw';

export function TermsPage() {
  return <LegalPage about={terms} version="1.1" date="2026-11-29" text={text} values={{ promisedHours }} />;
}
