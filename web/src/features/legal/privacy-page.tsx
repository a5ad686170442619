import { backupDays, blockedRequestDays, retentionMonths, uploadDays } from '#functions/domain/retention.ts';
import { privacy } from '#web/lib/words/legal.ts';
import { LegalPage } from './legal-page.tsx';
import notice from './privacy.md?raw';

const values = { backupDays, blockedRequestDays, retentionMonths, uploadDays };

export function PrivacyPage() {
  return <LegalPage about={privacy} version="1.4" date="2026-11-29" text={notice} values={values} />;
}
