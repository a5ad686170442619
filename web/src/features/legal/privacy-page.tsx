import { backupDays, blockedRequestDays, retentionMonths, uploadDays } from '#functions/domain/retention.ts';
import { privacy } from '#web/lib/words/legal.ts';
import { LongText } from './long-text.tsx';
import notice from './privacy.md?raw';

const values = { backupDays, blockedRequestDays, retentionMonths, uploadDays };

export function PrivacyPage() {
  return <LongText about={privacy} inForce={{ version: '1.4', date: '2026-11-29' }} text={notice} values={values} />;
}
