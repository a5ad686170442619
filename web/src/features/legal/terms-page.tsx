import { terms } from '#web/lib/words/legal.ts';
import { hours } from '#web/lib/words/promised-hours.ts';
import { LegalPage } from './legal-page.tsx';
import text from './terms.md?raw';

const values = { hours: hours.replace(/<line>(.*)<\/line>/, '<span class="whitespace-nowrap">$1</span>') };

export function TermsPage() {
  return <LegalPage about={terms} version="1.1" date="2026-11-29" text={text} values={values} />;
}
