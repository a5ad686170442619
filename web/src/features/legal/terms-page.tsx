import { terms } from '#web/lib/words/legal.ts';
import { hours } from '#web/lib/words/promised-hours.ts';
import { LongText } from './long-text.tsx';
import text from './terms.md?raw';

const values = { hours: hours.replace(/<line>(.*)<\/line>/, '<span class="whitespace-nowrap">$1</span>') };

export function TermsPage() {
  return <LongText about={terms} inForce={{ version: '1.1', date: '2026-11-29' }} text={text} values={values} />;
}
