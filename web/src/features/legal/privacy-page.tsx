import { backupDays, blockedRequestDays, retentionMonths, uploadDays } from '#functions/domain/retention.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { LegalPage } from './legal-page.tsx';
import notice from './privacy.md?raw';

export function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Privacy notice | TrueIn"
        description="What TrueIn stores when you take the assessment, why, where and for how long, who sees it, and how you get it or erase it."
      />
      <LegalPage
        title="Privacy notice"
        version="1.2"
        date="2026-11-28"
        summary={
          <p>
            We store what the assessment needs, and use it for one purpose: to make your report and send it to you.
            Nobody tracks you here, and nothing about you is sold. You can see, export and erase your data yourself, on{' '}
            <a href="/account">your account page</a>.
          </p>
        }
        text={notice}
        values={{ backupDays, blockedRequestDays, retentionMonths, uploadDays }}
      />
    </>
  );
}
